import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { COLOUR_FAMILIES, classifyColour } from '#domain/catalogue/colour-family.ts';
import { getProductTypes } from '#domain/catalogue/product-types.ts';
import { type AnyTypeFields, TYPE_FIELDS, type TypeFieldName } from '#domain/catalogue/type-fields.ts';
import { splitWords } from '#domain/text/search-words.ts';
import { listSynonyms } from './search-words.ts';
import { stemWord } from './stem-word.ts';

/** The words of one product, by field. */
export type SearchDocument = {
  /** The product's position in its list. */
  id: number;
  title: string;
  subCategory: string;
  category: string;
  colours: string;
  options: string;
  /** Synonyms of words in the title and the categories. */
  synonyms: string;
  optionSynonyms: string;
  description: string;
};

type SearchedType = AnyTypeFields & { title: string; description: string };

/** Chain colours, sides and fittings would make every blind match words like 'white' and 'left'. */
const UNSEARCHED_FIELDS: readonly TypeFieldName[] = ['chainColour', 'sideOfControls', 'fittingType', 'configuration'];
const NO_CHOICE = /^No\s/;

export function buildSearchDocument(product: Product, id: number): SearchDocument {
  const { title, category, subCategory, orderComment, images } = product;
  const types = getProductTypes<SearchedType>(category, product);
  const colourFamilies = joinDistinct(images.map(({ hexCode }) => getFamilyLabel(hexCode)));
  const options = joinDistinct(types.flatMap(listOptions));
  return {
    id,
    title,
    subCategory: subCategory ?? '',
    category: `${category} ${CATEGORIES[category].menuLabel}`,
    colours: joinDistinct([colourFamilies, ...images.map(({ colorName }) => colorName ?? '')]),
    options,
    synonyms: listSynonyms(`${title} ${subCategory ?? ''} ${category}`).join(' '),
    // Without the names of colours ('Meadow' is no flower) and categories ('Canvas Texture' is no canvas).
    optionSynonyms: listSynonyms(dropCategories(`${options} ${colourFamilies}`)).join(' '),
    description: joinDistinct([orderComment ?? '', ...types.map(({ description }) => description)]),
  };
}

export const isCategoryWord = (word: string): boolean => CATEGORY_STEMS.has(stemWord(word));

const CATEGORY_STEMS: ReadonlySet<string> = new Set(CATEGORY_KEYS.map(stemWord));

const dropCategories = (text: string): string =>
  splitWords(text)
    .filter((word) => !isCategoryWord(word))
    .join(' ');

const joinDistinct = (texts: readonly string[]): string => [...new Set(texts)].join(' ');

/** Makes 'blue' find every colour of the blue family, whatever its name. */
function getFamilyLabel(hexCode: string | null): string {
  const family = classifyColour(hexCode);
  return family ? COLOUR_FAMILIES[family].label : '';
}

const listOptions = (type: SearchedType): string[] => [
  type.title,
  ...TYPE_FIELDS.flatMap((field) => {
    const value = type[field.name];
    if (value === true && field.kind === 'flag') return field.label;
    const isSearched = typeof value === 'string' && !NO_CHOICE.test(value) && !UNSEARCHED_FIELDS.includes(field.name);
    return isSearched ? value : [];
  }),
];
