import { describe, expect, it } from 'vitest';
import { getSearchTerms, splitWords, stemWord } from './search-words.ts';

describe('splitWords', () => {
  it.each([
    ['Café  Stripe', ['cafe', 'stripe']],
    ['Silk & Velvet', ['silk', 'velvet']],
    ['semi-sheer', ['semi', 'sheer']],
    ['पर्दा 2', ['पर्दा', '2']],
    ['', []],
  ])('splits %j into %j [D-05]', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('getSearchTerms', () => {
  it.each([
    ['curtains for the bedroom', ['curtains', 'bedroom']],
    ['Blue blue BLUE', ['blue']],
    ['for the', ['for', 'the']],
  ])('returns for %j the terms %j', (text, terms) => {
    expect(getSearchTerms(text)).toEqual(terms);
  });
});

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
