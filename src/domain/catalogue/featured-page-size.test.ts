import { describe, expect, it } from 'vitest';
import { getPageSize, showsArrows } from './featured-page-size.ts';

describe('the featured tabs', () => {
  it.each([
    [1920, 4, 'HOME-18'],
    [1024, 4, 'HOME-18'],
    [1023, 3, 'HOME-19'],
    [768, 3, 'HOME-19'],
    [767, 2, 'HOME-20'],
    [640, 2, 'HOME-20'],
    [639, 1, 'HOME-21'],
    [320, 1, 'HOME-21'],
  ])('at %d px show %d per page [CONST-15, %s]', (width, expected) => {
    expect(getPageSize(width)).toBe(expected);
  });

  it('have arrows below four per page, when there is something to page [Q-22]', () => {
    expect(showsArrows(3, 4)).toBe(true);
    expect(showsArrows(4, 9)).toBe(false);
    expect(showsArrows(3, 0)).toBe(false);
  });
});
