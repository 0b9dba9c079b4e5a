import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import hotspot from './look-hotspot.module.css';
import { type LookItem, listLookItems } from './look-items.ts';
import styles from './shop-by-look.module.css';
import { ShopByLook } from './shop-by-look.tsx';

const { look } = shippedHome;
const items = listLookItems(look, { products: [], hasCushions: true });
const renderLook = () => render(<ShopByLook look={look} items={items} />);
const getSpots = () => screen.getAllByRole('button');
const getFirstSpot = () => getSpots()[0] as HTMLElement;
const getSecondSpot = () => getSpots()[1] as HTMLElement;
/** Names of the visible cards. */
const openCards = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);

describe('Shop by Look', () => {
  it('marks cushions in a room picture and links to all products [HOME-26, HOME-27, HOME-32]', () => {
    renderLook();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Shop by Look');
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/look-room/);
    expect(getSpots().length).toBeGreaterThanOrEqual(2);
    expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/products/all');
  });

  it.each([
    [[32, 64], '0.48', false],
    [[5], '0.25', false],
    [[98], '0.75', false],
    [[10, 90], '0.5', true],
  ])(
    'shows the half with the points %j on phones, and all of the picture if they are far apart',
    (places, middle, isWhole) => {
      const [item] = items;
      if (!item) throw new Error('The shipped look has points.');
      render(<ShopByLook look={look} items={places.map((x) => ({ ...item, id: String(x), x }))} />);
      const frame = screen.getByRole('list').parentElement;
      expect(frame?.style.getPropertyValue('--middle')).toBe(middle);
      expect(frame?.classList.contains(styles.whole ?? '')).toBe(isWhole);
      const sizes = screen.getByRole('img').parentElement?.querySelector('[sizes]')?.getAttribute('sizes');
      expect(sizes).toMatch(isWhole ? / 100vw$/ : / 200vw$/);
    },
  );

  it('shows the card below a point near the upper edge, where none has room above', () => {
    const places = [10, 60].map((y, index) => ({ ...(items[index] as LookItem), y }));
    render(<ShopByLook look={look} items={places} />);
    const isBelow = getSpots().map((spot) => spot.nextElementSibling?.classList.contains(hotspot.below ?? ''));
    expect(isBelow).toEqual([true, false]);
  });

  it('shows a cushion cover with price, MRP and tax note on a tap [HOME-28, HOME-29, HOME-30, HOME-31]', () => {
    renderLook();
    expect(openCards()).toEqual([]);
    fireEvent.click(getFirstSpot());
    expect(openCards()).toEqual([items[0]?.name]);
    const card = document.getElementById(getFirstSpot().getAttribute('aria-controls') ?? '');
    expect(card?.textContent).toMatch(/₹[\d,]+MRP ₹[\d,]+Inclusive of all taxes$/);
    expect(card?.querySelector('s')?.textContent).toMatch(/^₹/);
    expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/cushion/);
    fireEvent.click(getFirstSpot());
    expect(openCards()).toEqual([]);
  });

  it('opens on hover, and stays open after a click [Q-25]', async () => {
    renderLook();
    const mouse = userEvent.setup();
    await mouse.hover(getFirstSpot());
    expect(openCards()).toHaveLength(1);
    await mouse.unhover(getFirstSpot());
    expect(openCards()).toEqual([]);
    await mouse.click(getFirstSpot());
    await mouse.unhover(getFirstSpot());
    expect(openCards()).toHaveLength(1);
  });

  it('opens one card at a time by keyboard, and closes it on Escape [D-16]', async () => {
    renderLook();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(getFirstSpot());
    expect(getFirstSpot().getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    expect(openCards()).toEqual([items[1]?.name]);
    expect(getSecondSpot().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(openCards()).toEqual([]);
    expect(document.activeElement).toBe(getSecondSpot());
  });
});
