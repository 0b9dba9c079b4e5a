/**
 * Which words stand in which product and how much they tell, and which of them a sought word means: the same, the same
 * in number, one that begins so, and only if there is none of these, one that was mistyped (decision D-05).
 */
import { isWithinEdits } from '#domain/text/edit-distance.ts';
import { splitWords, stemWord } from '#domain/text/search-words.ts';
import { CATEGORIES, parseCategory } from '../category.ts';
import { COLOUR_FAMILIES, classifyColour } from '../colour-family.ts';

export type Searchable = {
  readonly title: string;
  readonly category: string;
  readonly subCategory?: string | null;
  readonly orderComment?: string | null;
  readonly images?: readonly { readonly colorName?: string | null; readonly hexCode?: string | null }[];
};

export type Posting = { place: number; weight: number };
type SearchIndex = ReadonlyMap<string, readonly Posting[]>;

const WEIGHT = { title: 10, subCategory: 6, category: 5, colour: 4, description: 1 } as const;
const QUALITY = { same: 1, sameStem: 0.95, begins: 0.8, mistyped: 0.5 } as const;
/** Shorter words have too many neighbours for a slip to be told from another word. */
const MIN_MISTYPED_LENGTH = 4;
const LONG_WORD_LENGTH = 8;

/** A list never changes, it is replaced; so what was read from it stays true as long as it lives. */
const indexes = new WeakMap<readonly Searchable[], SearchIndex>();

export function getSearchIndex(products: readonly Searchable[]): SearchIndex {
  const known = indexes.get(products);
  if (known) return known;
  const index = new Map<string, Posting[]>();
  products.forEach((product, place) => {
    for (const [word, weight] of weighWords(product)) {
      const postings = index.get(word);
      if (postings) postings.push({ place, weight });
      else index.set(word, [{ place, weight }]);
    }
  });
  indexes.set(products, index);
  return index;
}

function weighWords(product: Searchable): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of splitWords(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  };
  const category = parseCategory(product.category);
  add(product.title, WEIGHT.title);
  add(product.subCategory ?? '', WEIGHT.subCategory);
  add(category ? `${category} ${CATEGORIES[category].menuLabel}` : product.category, WEIGHT.category);
  for (const { colorName, hexCode } of product.images ?? [])
    add(`${colorName ?? ''} ${getFamilyLabel(hexCode)}`, WEIGHT.colour);
  add(product.orderComment ?? '', WEIGHT.description);
  return weights;
}

/** 'blue' finds what the Blue filter finds, whatever the colour is called. */
function getFamilyLabel(hexCode: string | null | undefined): string {
  const family = classifyColour(hexCode);
  return family ? COLOUR_FAMILIES[family].label : '';
}

type SimilarWord = { postings: readonly Posting[]; quality: number };

export function findSimilarWords(index: SearchIndex, sought: string): SimilarWord[] {
  const meant = filterIndex(index, (word) => scoreMatch(word, sought));
  if (meant.length > 0 || sought.length < MIN_MISTYPED_LENGTH) return meant;
  const slips = sought.length < LONG_WORD_LENGTH ? 1 : 2;
  const isSlip = (word: string) => isWithinEdits(word, sought, slips) || isWithinEdits(stemWord(word), sought, slips);
  return filterIndex(index, (word) => (isSlip(word) ? QUALITY.mistyped : 0)).map((found) => ({
    ...found,
    // A description holds so many words that one of them is always near.
    postings: found.postings.filter(({ weight }) => weight > WEIGHT.description),
  }));
}

function scoreMatch(word: string, sought: string): number {
  if (word === sought) return QUALITY.same;
  if (stemWord(word) === stemWord(sought)) return QUALITY.sameStem;
  return word.startsWith(sought) ? QUALITY.begins : 0;
}

function filterIndex(index: SearchIndex, qualityOf: (word: string) => number): SimilarWord[] {
  const found: SimilarWord[] = [];
  for (const [word, postings] of index) {
    const quality = qualityOf(word);
    if (quality > 0) found.push({ postings, quality });
  }
  return found;
}
