import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { Handbook } from './handbook.tsx';

describe('the handbook in the desk', () => {
  it('shows everything that the file contains, without marks of Markdown', () => {
    const { container } = renderInDesk(<Handbook />, { at: '/desk/handbook' });
    expect(container.textContent).not.toMatch(/\*\*|`|\]\(|^#|\n- /m);
    expect(screen.getByRole('columnheader', { name: 'dispatch' })).toBeDefined();
    expect(screen.getByText('Start production', { selector: 'li b' })).toBeDefined();
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.length).toBeGreaterThan(5);
    expect(pictures.filter((picture) => !picture.src.endsWith('.png'))).toEqual([]);
  });

  it('has an own anchor for every heading, and leads to the one of the address', () => {
    const { container } = renderInDesk(<Handbook />, { at: '/desk/handbook#7-undo-a-move' });
    const ids = [...container.querySelectorAll('h1, h2, h3')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(document.activeElement?.textContent).toBe('7. Undo a move');
    const link = screen.getByRole('link', { name: 'Invite a colleague' });
    expect(ids.map((id) => `#${id}`)).toContain(link.getAttribute('href'));
  });
});
