/**
 * The price of one piece of a product as configured, with its explanation for the price box. Canvas takes the type's own
 * width and height whatever was entered; without a type the rate is 10 rupees (specification 0 §9, Q-50, Q-55).
 */
import type { Category } from '../catalogue/category.ts';
import { getTypeRatePaise, type TypeRate } from '../catalogue/lowest-rate.ts';
import { calculateAreaSqFt } from '../measuring/area.ts';
import { NO_SIZE, type Size, type SizeInInches, toSize } from '../measuring/size.ts';
import type { Paise } from '../money/paise.ts';
import { calculateUnitPricePaise, DEFAULT_RATE_PAISE, isMinimumApplied } from './unit-price.ts';

/** A product type as it travels: rupees and inches. */
export type PricedType = TypeRate & { width?: number | null | undefined; height?: number | null | undefined };
type Configuration = {
  category: Category;
  type: PricedType | undefined;
  /** `undefined` until width and height are entered. */
  size: SizeInInches | undefined;
};

export type Price = {
  size: Size;
  areaSqFt: number;
  ratePaise: Paise;
  unitPricePaise: Paise;
  /** True when area x rate is below 75 rupees, so the minimum is charged. */
  minimumApplied: boolean;
};

export function calculatePrice({ category, type, size: entered }: Configuration): Price {
  const size = category === 'canvas' ? getCanvasSize(type) : toSizeOrNone(entered);
  const ratePaise = (type && getTypeRatePaise(type)) ?? DEFAULT_RATE_PAISE;
  const priced = { ...size, ratePaise };
  return {
    size,
    areaSqFt: calculateAreaSqFt(size),
    ratePaise,
    unitPricePaise: calculateUnitPricePaise(priced),
    minimumApplied: isMinimumApplied(priced),
  };
}

/** A canvas is sold in the size of its type; a type without one has no area, so the minimum holds. */
export const getCanvasSize = (type: PricedType | undefined): Size =>
  toSizeOrNone({ widthInInches: type?.width ?? 0, heightInInches: type?.height ?? 0 });

const toSizeOrNone = (size: SizeInInches | undefined): Size =>
  size && isLength(size.widthInInches) && isLength(size.heightInInches)
    ? toSize(size.widthInInches, size.heightInInches)
    : NO_SIZE;

const isLength = (inches: number): boolean => Number.isFinite(inches) && inches > 0;
