import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { LinkTabs } from './link-tabs.tsx';

afterEach(() => vi.restoreAllMocks());

/** The test DOM has no layout: each tab is as wide as its text is long. */
function fakeLayout(): void {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const before = [...(this.parentElement?.children ?? [])].slice(0, Math.max(0, indexInParent(this)));
    return this.localName === 'li' ? before.reduce((sum, tab) => sum + (tab.textContent?.length ?? 0), 0) : 0;
  });
}
const indexInParent = (element: Element): number => [...(element.parentElement?.children ?? [])].indexOf(element);

const createTabs = (count?: number) =>
  ['New', 'Shipped', 'All'].map((label) => ({ label, to: `/desk/${label}`, isCurrent: label === 'All', count }));

/** The button loads the next counts. */
function ChangingTabs({ counts }: { counts: readonly number[] }) {
  const [seen, setSeen] = useState(0);
  return (
    <>
      <LinkTabs label="Orders" tabs={createTabs(counts[seen - 1])} />
      <button type="button" onClick={() => setSeen(seen + 1)}>
        Load
      </button>
    </>
  );
}

describe('tabs that are wider than the screen', () => {
  it('show the current one, also after the counts pushed it aside', () => {
    fakeLayout();
    renderInDesk(<ChangingTabs counts={[12, 13]} />);
    const load = () => fireEvent.click(screen.getByRole('button', { name: 'Load' }));
    const row = screen.getByRole('list');
    expect(row.scrollLeft).toBe('NewShipped'.length);
    load();
    expect(row.scrollLeft).toBe('New 12Shipped 12'.length);
    row.scrollLeft = 0;
    load();
    expect(row.scrollLeft).toBe(0);
  });
});
