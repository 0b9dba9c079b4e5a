import { describe, expect, it } from 'vitest';
import { stemWord } from './stem-word.ts';

describe('stemWord', () => {
  it.each([
    ['curtains', 'curtain'],
    ['canvases', 'canva'],
    ['canvas', 'canva'],
    ['berries', 'berry'],
    ['brushes', 'brush'],
    ['glass', 'glass'],
    ['ikat', 'ikat'],
  ])('reduces %s to %s', (word, stem) => {
    expect(stemWord(word)).toBe(stem);
  });
});
