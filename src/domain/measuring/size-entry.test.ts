import { describe, expect, it } from 'vitest';
import { canAddToCart } from '../cart/can-add-to-cart.ts';
import { SIZE_TOO_LARGE_MESSAGE, SIZE_TOO_SMALL_MESSAGE } from './size.ts';
import { getSizeEntryMessage, normaliseInches, parseInches } from './size-entry.ts';

describe('a typed size', () => {
  it.each([
    ['36', '36', 'SIZE-06'],
    ['36.', '36', 'Q-52'],
    ['36.5', '36.5', 'SIZE-06'],
    ['036.50', '36.5', 'Q-52'],
    ['36.257', '36.26', 'D-09'],
    ['36"', '36', 'Q-52'],
    ['36 in', '36', 'Q-52'],
    ['36 inches', '36', 'Q-52'],
    [' 36″ ', '36', 'Q-52'],
    ['1,200', '1200', 'Q-52'],
    ['३६.५', '36.5', 'Q-52'],
    ['+36', '36', 'Q-52'],
    ['0.5', '1', 'SIZE-06, Q-51'],
    ['.5', '1', 'SIZE-06, Q-51'],
    ['0', '1', 'SIZE-06, Q-51'],
    ['0.', '1', 'Q-51, Q-52'],
    ['', '', 'SIZE-07'],
    ['   ', '', 'SIZE-07'],
    ['abc', '', 'SIZE-08'],
    ['-3', '', 'SIZE-06'],
    ['.', '', 'SIZE-08'],
    ['1.2.3', '', 'SIZE-08'],
    ['36x48', '', 'SIZE-08'],
    ['NaN', '', 'SIZE-08'],
    ['Infinity', '', 'SIZE-08'],
    ['0x24', '', 'SIZE-08'],
    ['36,5', '', 'SIZE-08'],
    ['99999999999999999999', '', 'SIZE-08'],
  ])('of %j reads %j after leaving the field [%s]', (typed, shown) => {
    expect(normaliseInches(typed)).toBe(shown);
  });

  it('is empty, not zero and not NaN, when nothing is typed [SIZE-07]', () => {
    expect(parseInches('')).toBeUndefined();
  });

  it.each([
    ['', undefined],
    ['36', undefined],
    ['0.5', SIZE_TOO_SMALL_MESSAGE],
    ['10001', SIZE_TOO_LARGE_MESSAGE],
  ])('of %j is commented with %s [SIZE-06, D-09]', (typed, message) => {
    expect(getSizeEntryMessage(typed)).toBe(message);
  });
});

describe('ADD TO CART', () => {
  it('is always enabled for canvas [PDP-21]', () => {
    expect(canAddToCart('canvas', '', '')).toBe(true);
  });

  it.each([
    ['wallpaper', '36', '48', true, 'PDP-22'],
    ['blinds', '36.', '48 in', true, 'PDP-22, Q-52'],
    ['curtains', '1', '1', true, 'PDP-22'],
    ['wallpaper', '', '', false, 'PDP-22, PDP-33'],
    ['wallpaper', '36', '', false, 'PDP-22, PDP-33'],
    ['fabrics', '', '48', false, 'PDP-22, PDP-33'],
    ['fabrics', '0', '48', false, 'PDP-22'],
    ['fabrics', '36', '-2', false, 'PDP-22'],
    ['fabrics', '36', '0.5', false, 'PDP-22, Q-51'],
    ['fabrics', '36', 'tall', false, 'PDP-22'],
    ['fabrics', '36', '10001', false, 'D-09'],
  ] as const)('for %s with width %j and height %j is enabled: %s [%s]', (category, width, height, enabled, _ids) => {
    expect(canAddToCart(category, width, height)).toBe(enabled);
  });
});
