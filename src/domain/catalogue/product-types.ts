/** The types a product is sold in, with their rates per square foot and their sizes. */
import { type InchHundredths, inchesToHundredths, NO_SIZE, type Size } from '../measuring/size.ts';
import { type Paise, rupeesToPaise, toPaise } from '../money/paise.ts';
import { CATEGORIES, type Category, type TypeListField } from './category.ts';

export const NO_TYPES_MESSAGE = 'No types available for this product.';

export type TypeLists<Type> = Partial<Record<TypeListField, readonly Type[] | null | undefined>>;

/** Returns the type list of the product's category. */
export const getProductTypes = <Type>(category: Category, lists: TypeLists<Type>): readonly Type[] =>
  lists[CATEGORIES[category].typeListField] ?? [];

/** The price of a type on the wire, in rupees. */
export type TypeRate = { pricePerSqFt?: number | null | undefined };

export const getTypeRatePaise = ({ pricePerSqFt }: TypeRate): Paise | undefined =>
  typeof pricePerSqFt === 'number' && Number.isFinite(pricePerSqFt) ? rupeesToPaise(pricePerSqFt) : undefined;

/** The size fields of a type on the wire, in inches. */
export type TypeSize = { width?: number | null | undefined; height?: number | null | undefined };

/** Returns `undefined` for a type without a width; a fabric has a width but no height. */
export const getTypeWidth = (type: TypeSize | undefined): InchHundredths | undefined => toTypeLength(type?.width);

/** Returns no size unless the type has both sides. */
export function getTypeSize(type: TypeSize | undefined): Size {
  const [widthHundredths, heightHundredths] = [toTypeLength(type?.width), toTypeLength(type?.height)];
  return widthHundredths && heightHundredths ? { widthHundredths, heightHundredths } : NO_SIZE;
}

const toTypeLength = (inches: number | null | undefined): InchHundredths | undefined =>
  inches && inches > 0 && Number.isFinite(inches) ? inchesToHundredths(inches) : undefined;

/** Returns the rate on a product card; `undefined` when no type has a price. */
export function findLowestRatePaise(types: readonly TypeRate[]): Paise | undefined {
  const rates = types.map(getTypeRatePaise).filter((rate) => rate !== undefined);
  return rates.length === 0 ? undefined : toPaise(Math.min(...rates));
}
