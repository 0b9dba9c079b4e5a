import { describe, expect, it } from 'vitest';
import { DREAMING_BIG_MESSAGE, DREAMING_BIG_TITLE, exceedsStandardSize } from './standard-size.ts';

const inches = (widthInInches: number, heightInInches: number) => ({ widthInInches, heightInInches });

describe("the 'Dreaming big?' notice", () => {
  it('asks to contact customer service', () => {
    expect(DREAMING_BIG_TITLE).toBe('Dreaming big?');
    expect(DREAMING_BIG_MESSAGE).toContain('contact customer service');
  });

  it.each([
    ['wallpaper', inches(144, 120), false],
    ['wallpaper', inches(144.1, 120), true],
    ['curtains', inches(10, 120.5), true],
    ['canvas', inches(500, 500), false],
  ] as const)('for %s at %j is %s [Q-53]', (category, size, expected) => {
    expect(exceedsStandardSize(category, size)).toBe(expected);
  });

  it('measures a fabric by the width of its type [Q-53]', () => {
    expect(exceedsStandardSize('fabrics', inches(60, 100), 54)).toBe(true);
    expect(exceedsStandardSize('fabrics', inches(54, 100), 54)).toBe(false);
    expect(exceedsStandardSize('fabrics', inches(60, 100), null)).toBe(false);
    expect(exceedsStandardSize('blinds', inches(60, 100), 54)).toBe(false);
  });
});
