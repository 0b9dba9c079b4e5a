/** The price of one configured piece, with the figures that explain it in the price box. */
import type { Category } from '../catalogue/category.ts';
import { getTypeRatePaise, getTypeSize, type TypeRate, type TypeSize } from '../catalogue/product-types.ts';
import { calculateAreaSqFt, NO_SIZE, SIZE_TOO_LARGE_MESSAGE, type Size } from '../measuring/size.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { Paise } from '../money/paise.ts';
import { calculateUnitPricePaise, DEFAULT_RATE_PAISE, isMinimumApplied, MIN_PRICE_PAISE } from './unit-price.ts';

export const SIZE_NEEDED_MESSAGE = 'Enter width and height to see your price.';
export const MINIMUM_PRICE_LABEL = `Minimum ${formatRupees(MIN_PRICE_PAISE, { decimals: 2 })}`;
export const NO_PRICE_MESSAGE = `${SIZE_TOO_LARGE_MESSAGE} Enter a smaller size to see your price.`;
export const MINIMUM_APPLIED_MESSAGE = `${formatRupees(MIN_PRICE_PAISE, { decimals: 2 })} is the minimum price per piece.`;

export type PricedType = TypeRate & TypeSize;
type Configuration = {
  category: Category;
  type: PricedType | undefined;
  /** `undefined` until width and height are entered. */
  size: Size | undefined;
};

export type PiecePrice = {
  size: Size;
  areaSqFt: number;
  ratePaise: Paise;
  unitPricePaise: Paise;
  /** Area x rate is below the minimum price. */
  isMinimumApplied: boolean;
};

/** Canvas is sold in the size of its type. Without a size there is no area, so the piece costs the minimum. */
export function calculatePrice({ category, type, size: entered }: Configuration): PiecePrice {
  const size = category === 'canvas' ? getTypeSize(type) : (entered ?? NO_SIZE);
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
