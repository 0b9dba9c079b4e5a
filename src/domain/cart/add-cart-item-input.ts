/**
 * An item of POST /api/Cart/addtocart: sizes and area default to 0, colour and picture to null, quantity becomes a number
 * (specification 0 §5); a blank comment is not sent.
 */
import { DEFAULT_QUANTITY } from './quantity.ts';

type AddCartItemDefaults = {
  widthInInches: number;
  heightInInches: number;
  areaSqFt: number;
  colorHex: string | null;
  productImageUrl: string | null;
  quantity: number;
};

type OptionalFields = {
  widthInInches?: number | null | undefined;
  heightInInches?: number | null | undefined;
  areaSqFt?: number | null | undefined;
  colorHex?: string | null | undefined;
  productImageUrl?: string | null | undefined;
  quantity?: number | string | null | undefined;
  orderComment?: string | null | undefined;
};

type AddCartItemInput<Item> = Omit<Item, keyof OptionalFields> & AddCartItemDefaults & { orderComment?: string };

export function buildAddCartItemInput<Item extends object>(item: Item & OptionalFields): AddCartItemInput<Item> {
  const { widthInInches, heightInInches, areaSqFt, colorHex, productImageUrl, quantity, orderComment, ...rest } = item;
  const comment = orderComment?.trim();
  return {
    ...rest,
    widthInInches: widthInInches ?? 0,
    heightInInches: heightInInches ?? 0,
    areaSqFt: areaSqFt ?? 0,
    colorHex: colorHex ?? null,
    productImageUrl: productImageUrl ?? null,
    quantity: Number(quantity ?? DEFAULT_QUANTITY),
    ...(comment ? { orderComment: comment } : {}),
  };
}
