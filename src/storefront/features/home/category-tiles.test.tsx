import { render, screen } from '@testing-library/react';
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
});
