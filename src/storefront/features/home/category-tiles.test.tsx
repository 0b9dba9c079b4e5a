import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import { CategoryTiles } from './category-tiles.tsx';

describe('Shop By Categories', () => {
  it('has four tiles: wallpaper, blinds, curtains and canvas [HOME-04, HOME-05, HOME-06, Q-19]', () => {
    render(<CategoryTiles tiles={shippedHome.tiles} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Shop By Categories');
    const tiles = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(tiles).toEqual([
      ['Wallpaper', '/wallpaper'],
      ['Blinds', '/blinds'],
      ['Curtains', '/curtains'],
      ['Canvas', '/canvas'],
    ]);
    expect(screen.queryByText('No image')).toBeNull();
  });

  it.each(['https://example.com/lookbook', 'mailto:hello@example.com', 'tel:+912022221111'])(
    'leaves a link to %s to the browser [D-35]',
    (to) => {
      render(<CategoryTiles tiles={shippedHome.tiles.slice(0, 1).map((tile) => ({ ...tile, to }))} />);
      let isLeftToRouter: boolean | undefined;
      const leave = (event: Event) => {
        isLeftToRouter = event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', leave, { once: true });
      fireEvent.click(screen.getByRole('link'));
      expect(isLeftToRouter).toBe(false);
    },
  );
});
