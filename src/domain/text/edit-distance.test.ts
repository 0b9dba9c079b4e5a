import { describe, expect, it } from 'vitest';
import { isWithinEdits } from './edit-distance.ts';

describe('isWithinEdits', () => {
  it.each([
    ['linen', 'linen', 0, true],
    ['linen', 'lined', 0, false],
    ['wallpapr', 'wallpaper', 1, true],
    ['wallpapper', 'wallpaper', 1, true],
    ['wallpaoer', 'wallpaper', 1, true],
    ['wlalpaper', 'wallpaper', 1, true],
    ['walppr', 'wallpaper', 2, false],
    ['damsk', 'damask', 1, true],
    ['velvet', 'velour', 2, false],
    ['', 'ab', 2, true],
  ])('for %j and %j within %i returns %s', (a, b, limit, expected) => {
    expect(isWithinEdits(a, b, limit)).toBe(expected);
    expect(isWithinEdits(b, a, limit)).toBe(expected);
  });
});
