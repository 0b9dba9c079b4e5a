import type { DraftType } from '#contract/desk/products/desk-product.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { NO_MOTORISATION, TYPE_FIELDS } from '#domain/catalogue/type-fields.ts';

export type CategoryField = (typeof TYPE_FIELDS)[number];

export const listCategoryFields = (category: Category): readonly CategoryField[] =>
  TYPE_FIELDS.filter((field) => field.category === category);

/** True if removing the type would lose input. */
export const hasContent = ({ id: _, ...values }: DraftType): boolean =>
  Object.values(values).some((value) => value !== '' && value !== null && value !== false);

export const getTypeName = ({ title }: DraftType, index: number): string =>
  title.trim() === '' ? `Type ${index + 1}` : `Type ${title.trim()}`;

/** Returns the value of a text or choice; '' if it has none. */
export const getDraftText = (type: DraftType, name: string): string => {
  const value = type[name];
  return typeof value === 'string' ? value : '';
};
export const getDraftNumber = (type: DraftType, name: string): number | null => {
  const value = type[name];
  return typeof value === 'number' ? value : null;
};

/**
 * Lists the pairs of style and motorisation that several types of a blind have. A pair selects the type (D-44); if one
 * occurs twice, customers choose from a list of types instead.
 */
export function listSamePairs(category: Category, types: readonly DraftType[]): readonly string[] {
  if (category !== 'blinds') return [];
  const getPair = (type: DraftType): string =>
    `${getDraftText(type, 'blindStyle')}, ${getDraftText(type, 'motorisation') || NO_MOTORISATION}`;
  const pairs = types.filter((type) => getDraftText(type, 'blindStyle') !== '').map(getPair);
  return [...new Set(pairs.filter((pair, index) => pairs.indexOf(pair) !== index))];
}
