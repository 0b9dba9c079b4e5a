import { describe, expect, it } from 'vitest';
import { inchesToHundredths, toSize } from './size.ts';
import { DREAMING_BIG_MESSAGE, DREAMING_BIG_TITLE, exceedsStandardSize } from './standard-size.ts';

const CLOTH_WIDTH = inchesToHundredths(54);

describe("'Dreaming big?' note", () => {
  it('asks the shopper to contact customer service', () => {
    expect(DREAMING_BIG_TITLE).toBe('Dreaming big?');
    expect(DREAMING_BIG_MESSAGE).toContain('contact customer service');
  });

  it.each([
    ['wallpaper', toSize(240, 132), false],
    ['wallpaper', toSize(240.1, 132), true],
    ['wallpaper', toSize(10, 132.5), true],
    ['curtains', toSize(144, 120), false],
    ['curtains', toSize(144.1, 120), true],
    ['curtains', toSize(10, 120.5), true],
    ['blinds', toSize(96, 120), false],
    ['blinds', toSize(97, 120), true],
    ['canvas', toSize(500, 500), false],
  ] as const)('is shown for %s of %j: %s [Q-53, D-41]', (category, size, expected) => {
    expect(exceedsStandardSize(category, size)).toBe(expected);
  });

  it('compares a fabric with the width of its cloth and 600 inches of length [Q-53, D-41]', () => {
    expect(exceedsStandardSize('fabrics', toSize(60, 100), {}, CLOTH_WIDTH)).toBe(true);
    expect(exceedsStandardSize('fabrics', toSize(54, 600), {}, CLOTH_WIDTH)).toBe(false);
    expect(exceedsStandardSize('fabrics', toSize(54, 601), {}, CLOTH_WIDTH)).toBe(true);
    expect(exceedsStandardSize('fabrics', toSize(60, 100))).toBe(false);
    expect(exceedsStandardSize('blinds', toSize(60, 100), {}, CLOTH_WIDTH)).toBe(false);
  });

  it('follows the settings, category by category [D-41]', () => {
    const sizes = { blinds: { widthInInches: 60, heightInInches: 90 }, fabrics: { lengthInInches: 50 } };
    expect(exceedsStandardSize('blinds', toSize(61, 10), sizes)).toBe(true);
    expect(exceedsStandardSize('fabrics', toSize(10, 51), sizes)).toBe(true);
    expect(exceedsStandardSize('curtains', toSize(144, 120), sizes)).toBe(false);
  });
});
