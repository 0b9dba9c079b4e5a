import { describe, expect, it } from 'vitest';
import { DREAMING_BIG_MESSAGE, DREAMING_BIG_TITLE, exceedsStandardSize } from './standard-size.ts';

const createSize = (widthInInches: number, heightInInches: number) => ({ widthInInches, heightInInches });

describe("'Dreaming big?' note", () => {
  it('asks the shopper to contact customer service', () => {
    expect(DREAMING_BIG_TITLE).toBe('Dreaming big?');
    expect(DREAMING_BIG_MESSAGE).toContain('contact customer service');
  });

  it.each([
    ['wallpaper', createSize(144, 120), false],
    ['wallpaper', createSize(144.1, 120), true],
    ['curtains', createSize(10, 120.5), true],
    ['canvas', createSize(500, 500), false],
  ] as const)('is shown for %s of %j: %s [Q-53]', (category, size, expected) => {
    expect(exceedsStandardSize(category, size)).toBe(expected);
  });

  it('compares a fabric with the width of its type [Q-53]', () => {
    expect(exceedsStandardSize('fabrics', createSize(60, 100), 54)).toBe(true);
    expect(exceedsStandardSize('fabrics', createSize(54, 100), 54)).toBe(false);
    expect(exceedsStandardSize('fabrics', createSize(60, 100), null)).toBe(false);
    expect(exceedsStandardSize('blinds', createSize(60, 100), 54)).toBe(false);
  });
});
