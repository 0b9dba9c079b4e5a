import { describe, expect, it } from 'vitest';
import { splitWords } from './search-words.ts';

describe('splitWords', () => {
  it.each([
    ['Café  Stripe', ['cafe', 'stripe']],
    ['Silk & Velvet', ['silk', 'velvet']],
    ['semi-sheer', ['semi', 'sheer']],
    ['पर्दा 2', ['पर्दा', '2']],
    ['कपड़ा', ['कपडा']],
    ['', []],
  ])('splits %j into %j [D-05]', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});
