import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { FeaturedCollection } from './featured-collection.tsx';

const createFour = (prefix: string) => [1, 2, 3, 4].map((number) => createSampleProduct(`${prefix}${number}`));
const products: Partial<Record<Category, readonly Product[]>> = {
  wallpaper: createFour('w'),
  blinds: [],
  canvas: createFour('c'),
};
const INITIAL_WIDTH = window.innerWidth;

/** Sets the width for CSS media queries and for scripts. */
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
const setWidth = (width: number) => act(() => happyDOM.setViewport({ width }));

function renderCollection(width: number) {
  setWidth(width);
  render(
    <FeaturedCollection
      getProducts={(category) => products[category]}
      fallback={<p>Loading ...</p>}
      renderCard={({ id }) => <p>{id}</p>}
    />,
  );
}

const getTab = (name: string) => screen.getByRole('tab', { name });
const getArrow = (name: 'Previous products' | 'Next products') =>
  screen.getByRole<HTMLButtonElement>('button', { name });
const getPageText = () => screen.getByText(/^Page/).parentElement?.textContent;
/** Visible cards: CSS hides those of the first page, JavaScript those of other pages. */
const listCards = () => screen.getAllByRole('listitem').map((item) => item.textContent);

afterEach(() => setWidth(INITIAL_WIDTH));

describe('Our Featured Collection', () => {
  it('has the tabs Wallpaper, Blinds, Canvas and Curtains [HOME-16, HOME-17, HOME-33]', () => {
    renderCollection(1280);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Our Featured Collection');
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual(['Wallpaper', 'Blinds', 'Canvas', 'Curtains']);
    expect(listCards()).toEqual(['w1', 'w2', 'w3', 'w4']);
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
  ])('at %i px shows %i products per page [HOME-18, HOME-19, HOME-20, HOME-21]', (width, size) => {
    renderCollection(width);
    expect(listCards()).toEqual(['w1', 'w2', 'w3', 'w4'].slice(0, size));
  });

  it.each([
    [1024, undefined],
    [1023, 'Page 1 / of 2'],
    [768, 'Page 1 / of 2'],
    [767, 'Page 1 / of 2'],
    [640, 'Page 1 / of 2'],
    [639, 'Page 1 / of 4'],
  ])('at %i px has arrows only when not all four fit: %s [HOME-22]', (width, pages) => {
    renderCollection(width);
    expect(screen.queryByText(/^Page/)?.parentElement?.textContent).toBe(pages);
    expect(screen.queryAllByRole('button', { name: /products$/ })).toHaveLength(pages === undefined ? 0 : 2);
  });

  it('has pages of three on a tablet, and stops at both ends [HOME-19]', () => {
    renderCollection(800);
    expect(getArrow('Previous products').disabled).toBe(true);
    fireEvent.click(getArrow('Next products'));
    expect(listCards()).toEqual(['w4']);
    expect(getArrow('Next products').disabled).toBe(true);
    expect(document.activeElement).toBe(getArrow('Previous products'));
    fireEvent.click(getArrow('Previous products'));
    expect(listCards()).toEqual(['w1', 'w2', 'w3']);
  });

  it.each([
    [700, 'w3 w4'],
    [400, 'w2'],
  ])('at %i px shows the second page: %s [HOME-20, HOME-21]', (width, second) => {
    renderCollection(width);
    fireEvent.click(getArrow('Next products'));
    expect(listCards()).toEqual(second.split(' '));
  });

  it('returns to the first page on another tab and at another width [Q-23]', () => {
    renderCollection(400);
    fireEvent.click(getArrow('Next products'));
    fireEvent.click(getTab('Canvas'));
    expect(getPageText()).toBe('Page 1 / of 4');
    fireEvent.click(getArrow('Next products'));
    fireEvent.click(getArrow('Next products'));
    setWidth(500);
    expect(getPageText()).toBe('Page 3 / of 4');
    setWidth(700);
    expect(getPageText()).toBe('Page 1 / of 2');
  });

  it('changes the page on a swipe', () => {
    renderCollection(400);
    const list = screen.getByRole('list');
    const swipe = (fromX: number, toX: number) => {
      fireEvent.touchStart(list, { touches: [{ clientX: fromX, clientY: 0 }] });
      fireEvent.touchEnd(list, { changedTouches: [{ clientX: toX, clientY: 10 }] });
    };
    swipe(300, 120);
    expect(listCards()).toEqual(['w2']);
    swipe(120, 130);
    expect(listCards()).toEqual(['w2']);
    swipe(120, 300);
    expect(getPageText()).toBe('Page 1 / of 4');
  });

  it('shows an empty tab without arrows or a link to the category [HOME-23, D-35]', () => {
    renderCollection(400);
    fireEvent.click(getTab('Blinds'));
    expect(screen.getByText('No products available in Blinds')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /products$/ })).toBeNull();
  });

  it('shows the fallback until the products load', () => {
    renderCollection(1280);
    fireEvent.click(getTab('Curtains'));
    expect(screen.getByText('Loading ...')).toBeTruthy();
  });
});
