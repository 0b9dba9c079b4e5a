import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { toTerminalBlock, toTerminalJson, toTerminalLine, toTerminalValue } from './terminal-text.ts';

describe.each(Object.entries(HOSTILE_TEXTS))('%s', (_, text) => {
  it('survives an export unchanged [SRV-65]', () => {
    expect(JSON.parse(toTerminalJson([{ message: text }]))).toEqual([{ message: text }]);
  });

  it('contains no terminal control sequences [SRV-65]', () => {
    for (const output of [toTerminalBlock(text), toTerminalLine(text, 60), toTerminalJson({ message: text })]) {
      expect(output).not.toMatch(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }
    expect(toTerminalValue(text)).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u);
  });

  it('begins no line of its own in a longer text [SRV-65]', () => {
    for (const line of toTerminalBlock(text).split('\n')) expect(line).toMatch(/^ {4}/);
  });
});

describe('a list line', () => {
  it('is a single line of limited length', () => {
    expect(toTerminalLine(' a\r\n b\tc ', 10)).toBe('a b c');
    expect(Array.from(toTerminalLine('🏡'.repeat(99), 24))).toHaveLength(24);
  });

  it('escapes control sequences', () => {
    expect(toTerminalValue('\u001b[2J\nId:\tx')).toBe('\\u001b[2J\\u000aId:\\u0009x');
  });
});
