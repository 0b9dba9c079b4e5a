/** A cart line with its product and its price, for the cart response and for an order. */
import type { Category } from '../catalogue/category.ts';
import type { ItemOptions } from '../catalogue/type-fields.ts';
import type { Size } from '../measuring/size.ts';
import type { Paise } from '../money/paise.ts';
import type { LineKind } from './line-kind.ts';

export type PricedLine = {
  readonly id: string;
  /** The key of `line-identity.ts`. */
  readonly key: string;
  /** Null for a piece made to measure. A sample has the size 0. */
  readonly kind: LineKind | null;
  readonly productId: string;
  readonly productTypeId: string | null;
  /** Null for a sample and when the product has no types. */
  readonly productTypeTitle: string | null;
  readonly productTitle: string;
  readonly productSlug: string;
  readonly category: Category;
  readonly subCategory: string | null;
  readonly colorHex: string | null;
  readonly colorName: string | null;
  readonly imageUrl: string | null;
  /** The pixel widths of the image's smaller variants. */
  readonly imageWidths: readonly number[];
  readonly size: Size;
  readonly areaSqFt: number;
  readonly options: ItemOptions;
  readonly orderComment: string | null;
  /** Null if the shopper did not say or the question does not apply. */
  readonly sizeIncludesAllowance: boolean | null;
  readonly quantity: number;
  readonly ratePaise: Paise;
  readonly unitPricePaise: Paise;
  readonly lineTotalPaise: Paise;
};
