import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LOOK_CUSHIONS } from './look-cushions.ts';
import { ShopByLook } from './shop-by-look.tsx';

const show = () => render(<ShopByLook />, { wrapper: MemoryRouter });
const spots = () => screen.getAllByRole('button');
const first = () => spots()[0] as HTMLElement;
const second = () => spots()[1] as HTMLElement;
/** Names of the cards in sight. */
const open = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);

describe('Shop by Look', () => {
  it('points at cushions in the picture of a room and leads to all products [HOME-26, HOME-27, HOME-32]', () => {
    show();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Shop by Look');
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/look-room/);
    expect(spots().length).toBeGreaterThanOrEqual(2);
    expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/products/all');
  });

  it('shows a cushion cover with price, MRP and tax note on a tap [HOME-28, HOME-29, HOME-30, HOME-31]', () => {
    show();
    expect(open()).toEqual([]);
    fireEvent.click(first());
    expect(open()).toEqual([LOOK_CUSHIONS[0]?.name]);
    const card = document.getElementById(first().getAttribute('aria-controls') ?? '');
    expect(card?.textContent).toMatch(/₹[\d,]+MRP ₹[\d,]+Inclusive of all taxes$/);
    expect(card?.querySelector('s')?.textContent).toMatch(/^₹/);
    expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/cushion/);
    fireEvent.click(first());
    expect(open()).toEqual([]);
  });

  it('is priced below the MRP', () => {
    expect(LOOK_CUSHIONS.every(({ price, mrp }) => price < mrp)).toBe(true);
  });

  it('opens by mouse and closes when it leaves, unless it was clicked', async () => {
    show();
    const mouse = userEvent.setup();
    await mouse.hover(first());
    expect(open()).toHaveLength(1);
    await mouse.unhover(first());
    expect(open()).toEqual([]);
    await mouse.click(first());
    await mouse.unhover(first());
    expect(open()).toHaveLength(1);
  });

  it('opens by keyboard, one at a time, and closes by Escape [D-16]', async () => {
    show();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(first());
    expect(first().getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    expect(open()).toEqual([LOOK_CUSHIONS[1]?.name]);
    expect(second().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(second());
  });
});
