import { describe, expect, it } from 'vitest';
import { getSearchTerms, splitWords, stemWord } from './search-words.ts';

describe('wordsOf', () => {
  it.each([
    ['Café  Stripe', ['cafe', 'stripe']],
    ['Silk & Velvet', ['silk', 'velvet']],
    ['semi-sheer', ['semi', 'sheer']],
    ['पर्दा 2', ['पर्दा', '2']],
    ['', []],
  ])('reads %j as %j [D-05]', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('soughtWords', () => {
  it.each([
    ['curtains for the bedroom', ['curtains', 'bedroom']],
    ['Blue blue BLUE', ['blue']],
    ['for the', ['for', 'the']],
  ])('takes %j as %j', (text, words) => {
    expect(getSearchTerms(text)).toEqual(words);
  });
});

describe('stemOf', () => {
  it.each([
    ['curtains', 'curtain'],
    ['canvases', 'canva'],
    ['canvas', 'canva'],
    ['berries', 'berry'],
    ['brushes', 'brush'],
    ['glass', 'glass'],
    ['ikat', 'ikat'],
  ])('cuts %s to %s', (word, stem) => {
    expect(stemWord(word)).toBe(stem);
  });
});
