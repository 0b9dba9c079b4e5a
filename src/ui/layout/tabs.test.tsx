import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = ['Wallpaper', 'Blinds', 'Canvas'].map((label) => ({ id: label, label }));

function Example() {
  const [selected, select] = useState('Wallpaper');
  return (
    <Tabs label="Featured" tabs={TABS} selected={selected} onSelect={select}>
      Panel of {selected}
    </Tabs>
  );
}

describe('Tabs', () => {
  it.each([
    ['{ArrowRight}', 'Blinds'],
    ['{ArrowLeft}', 'Canvas'],
    ['{End}', 'Canvas'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Wallpaper'],
    ['{End}{Home}', 'Wallpaper'],
  ])('moves focus and selection with %s to %s', async (keys, label) => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const tab = screen.getByRole('tab', { name: label });
    expect(document.activeElement).toBe(tab);
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name: label }).textContent).toBe(`Panel of ${label}`);
  });

  it('is a single tab stop', () => {
    render(<Example />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});
