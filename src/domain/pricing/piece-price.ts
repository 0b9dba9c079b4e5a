/** The price of one configured piece, with the figures that explain it in the price box. */
import type { Category } from '../catalogue/category.ts';
import { getTypeRatePaise, type TypeRate } from '../catalogue/product-types.ts';
import { calculateAreaSqFt, NO_SIZE, type Size, type SizeInInches, toSize } from '../measuring/size.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { Paise } from '../money/paise.ts';
import { calculateUnitPricePaise, DEFAULT_RATE_PAISE, isMinimumApplied, MIN_PRICE_PAISE } from './unit-price.ts';

export const SIZE_NEEDED_MESSAGE = 'Enter width and height to see your price.';
export const MINIMUM_APPLIED_MESSAGE = `${formatRupees(MIN_PRICE_PAISE, { decimals: 2 })} is the minimum price per piece.`;

/** A product type on the wire: rupees and inches. */
export type PricedType = TypeRate & { width?: number | null | undefined; height?: number | null | undefined };
type Configuration = {
  category: Category;
  type: PricedType | undefined;
  /** `undefined` until width and height are entered. */
  size: SizeInInches | undefined;
};

export type PiecePrice = {
  size: Size;
  areaSqFt: number;
  ratePaise: Paise;
  unitPricePaise: Paise;
  /** Area x rate is below the minimum price. */
  isMinimumApplied: boolean;
};

export function calculatePrice({ category, type, size: entered }: Configuration): PiecePrice {
  const size = category === 'canvas' ? getCanvasSize(type) : toSizeOrNone(entered);
  const ratePaise = (type && getTypeRatePaise(type)) ?? DEFAULT_RATE_PAISE;
  const priced = { ...size, ratePaise };
  return {
    size,
    areaSqFt: calculateAreaSqFt(size),
    ratePaise,
    unitPricePaise: calculateUnitPricePaise(priced),
    isMinimumApplied: isMinimumApplied(priced),
  };
}

/** Canvas is sold in the size of its type. A type without a size has no area, so it costs the minimum. */
export const getCanvasSize = (type: PricedType | undefined): Size =>
  toSizeOrNone({ widthInInches: type?.width ?? 0, heightInInches: type?.height ?? 0 });

const toSizeOrNone = (size: SizeInInches | undefined): Size =>
  size && isPositiveLength(size.widthInInches) && isPositiveLength(size.heightInInches)
    ? toSize(size.widthInInches, size.heightInInches)
    : NO_SIZE;

const isPositiveLength = (inches: number): boolean => Number.isFinite(inches) && inches > 0;
