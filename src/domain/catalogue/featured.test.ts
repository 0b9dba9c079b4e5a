import { describe, expect, it } from 'vitest';
import { getPageSize, HOME_TAB_LIMIT, pickFeatured, shouldShowArrows } from './featured.ts';

const createProducts = (count: number, isFeatured: boolean) =>
  Array.from({ length: count }, (_, index) => ({ id: `${isFeatured}-${index}`, isFeatured }));

describe('pickFeatured', () => {
  it('returns only featured products if there are any [CAT-20, CONST-12]', () => {
    const list = pickFeatured([...createProducts(3, false), ...createProducts(2, true)]);
    expect(list.map(({ id }) => id)).toEqual(['true-0', 'true-1']);
  });

  it('returns all products when none is featured [CAT-20, CONST-12]', () => {
    expect(pickFeatured(createProducts(3, false))).toHaveLength(3);
  });

  it('returns at most 12 products in both cases [CAT-21, CONST-12]', () => {
    expect(pickFeatured(createProducts(15, true))).toHaveLength(12);
    expect(pickFeatured(createProducts(15, false))).toHaveLength(12);
  });

  it('returns four products for a home tab [CONST-13, D-03]', () => {
    expect(pickFeatured(createProducts(9, true), HOME_TAB_LIMIT)).toHaveLength(4);
  });
});

describe('featured tabs', () => {
  it.each([
    [1920, 4, 'HOME-18'],
    [1024, 4, 'HOME-18'],
    [1023, 3, 'HOME-19'],
    [768, 3, 'HOME-19'],
    [767, 2, 'HOME-20'],
    [640, 2, 'HOME-20'],
    [639, 1, 'HOME-21'],
    [320, 1, 'HOME-21'],
  ])('show, at %d px, %d cards per page [CONST-15, %s]', (width, expected) => {
    expect(getPageSize(width)).toBe(expected);
  });

  it('show arrows below four cards per page, if there is more than one page [Q-22]', () => {
    expect(shouldShowArrows(3, 4)).toBe(true);
    expect(shouldShowArrows(4, 9)).toBe(false);
    expect(shouldShowArrows(3, 0)).toBe(false);
  });
});
