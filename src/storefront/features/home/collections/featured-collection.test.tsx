import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import { FeaturedCollection } from './featured-collection.tsx';

const four = (start: string) => [1, 2, 3, 4].map((place) => sampleProduct(`${start}${place}`));
const goods: Partial<Record<Category, readonly Product[]>> = { wallpaper: four('w'), blinds: [], canvas: four('c') };
const INITIAL_WIDTH = window.innerWidth;

/** The page of the test has a width that style sheets and script both see. */
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
const setWidth = (width: number) => act(() => happyDOM.setViewport({ width }));

function show(width: number) {
  setWidth(width);
  render(
    <FeaturedCollection
      getProducts={(category) => goods[category]}
      fallback={<p>Loading ...</p>}
      renderCard={({ id }) => <p>{id}</p>}
    />,
    { wrapper: MemoryRouter },
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const arrow = (name: 'Previous products' | 'Next products') => screen.getByRole<HTMLButtonElement>('button', { name });
const page = () => screen.getByText(/^Page/).parentElement?.textContent;
/** Cards in sight: the style sheet decides on the first page, script on the others. */
const cards = () => screen.getAllByRole('listitem').map((item) => item.textContent);

afterEach(() => setWidth(INITIAL_WIDTH));

describe('Our Featured Collection', () => {
  it('has the tabs Wallpaper, Blinds, Canvas and Curtains [HOME-16, HOME-17, HOME-33]', () => {
    show(1280);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Our Featured Collection');
    const names = screen.getAllByRole('tab').map((one) => one.textContent);
    expect(names).toEqual(['Wallpaper', 'Blinds', 'Canvas', 'Curtains']);
    expect(cards()).toEqual(['w1', 'w2', 'w3', 'w4']);
  });

  it.each([
    [1440, 4],
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 2],
    [640, 2],
    [639, 1],
    [320, 1],
  ])('shows at %i px pages of %i [HOME-18, HOME-19, HOME-20, HOME-21, CONST-15]', (width, size) => {
    show(width);
    expect(cards()).toEqual(['w1', 'w2', 'w3', 'w4'].slice(0, size));
  });

  it.each([
    [1024, undefined],
    [1023, 'Page 1 / of 2'],
    [768, 'Page 1 / of 2'],
    [767, 'Page 1 / of 2'],
    [640, 'Page 1 / of 2'],
    [639, 'Page 1 / of 4'],
  ])('has arrows at %i px only when not all four fit: %s [HOME-22]', (width, pages) => {
    show(width);
    expect(screen.queryByText(/^Page/)?.parentElement?.textContent).toBe(pages);
    expect(screen.queryAllByRole('button', { name: /products$/ })).toHaveLength(pages === undefined ? 0 : 2);
  });

  it('turns pages of three on a tablet, and stops at both ends [HOME-19]', () => {
    show(800);
    expect(arrow('Previous products').disabled).toBe(true);
    fireEvent.click(arrow('Next products'));
    expect(cards()).toEqual(['w4']);
    expect(arrow('Next products').disabled).toBe(true);
    expect(document.activeElement).toBe(arrow('Previous products'));
    fireEvent.click(arrow('Previous products'));
    expect(cards()).toEqual(['w1', 'w2', 'w3']);
  });

  it.each([
    [700, 'w3 w4'],
    [400, 'w2'],
  ])('shows its second page at %i px: %s [HOME-20, HOME-21]', (width, second) => {
    show(width);
    fireEvent.click(arrow('Next products'));
    expect(cards()).toEqual(second.split(' '));
  });

  it('starts at the first page on another tab and at another width', () => {
    show(400);
    fireEvent.click(arrow('Next products'));
    fireEvent.click(tab('Canvas'));
    expect(page()).toBe('Page 1 / of 4');
    fireEvent.click(arrow('Next products'));
    fireEvent.click(arrow('Next products'));
    setWidth(500);
    expect(page()).toBe('Page 3 / of 4');
    setWidth(700);
    expect(page()).toBe('Page 1 / of 2');
  });

  it('is turned by a finger', () => {
    show(400);
    const list = screen.getByRole('list');
    const swipe = (fromX: number, toX: number) => {
      fireEvent.touchStart(list, { touches: [{ clientX: fromX, clientY: 0 }] });
      fireEvent.touchEnd(list, { changedTouches: [{ clientX: toX, clientY: 10 }] });
    };
    swipe(300, 120);
    expect(cards()).toEqual(['w2']);
    swipe(120, 130);
    expect(cards()).toEqual(['w2']);
    swipe(120, 300);
    expect(page()).toBe('Page 1 / of 4');
  });

  it('shows an empty tab without arrows [HOME-23]', () => {
    show(400);
    fireEvent.click(tab('Blinds'));
    expect(screen.getByText('No products available in Blinds')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /products$/ })).toBeNull();
  });

  it('shows the fallback until the products load', () => {
    show(1280);
    fireEvent.click(tab('Curtains'));
    expect(screen.getByText('Loading ...')).toBeTruthy();
  });
});
