import { describe, expect, it } from 'vitest';
import { inchesToHundredths, toSize } from './size.ts';
import { DREAMING_BIG_MESSAGE, DREAMING_BIG_TITLE, exceedsStandardSize } from './standard-size.ts';

const FABRIC_WIDTH = inchesToHundredths(54);

describe("'Dreaming big?' note", () => {
  it('asks the shopper to contact customer service', () => {
    expect(DREAMING_BIG_TITLE).toBe('Dreaming big?');
    expect(DREAMING_BIG_MESSAGE).toContain('contact customer service');
  });

  it.each([
    ['wallpaper', toSize(144, 120), false],
    ['wallpaper', toSize(144.1, 120), true],
    ['curtains', toSize(10, 120.5), true],
    ['canvas', toSize(500, 500), false],
  ] as const)('is shown for %s of %j: %s [Q-53]', (category, size, expected) => {
    expect(exceedsStandardSize(category, size)).toBe(expected);
  });

  it('compares a fabric with the width of its type [Q-53]', () => {
    expect(exceedsStandardSize('fabrics', toSize(60, 100), FABRIC_WIDTH)).toBe(true);
    expect(exceedsStandardSize('fabrics', toSize(54, 100), FABRIC_WIDTH)).toBe(false);
    expect(exceedsStandardSize('fabrics', toSize(60, 100), undefined)).toBe(false);
    expect(exceedsStandardSize('blinds', toSize(60, 100), FABRIC_WIDTH)).toBe(false);
  });
});
