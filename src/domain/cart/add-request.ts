/**
 * An item of POST /api/Cart/addtocart: sizes and area default to 0, colour and picture to null, quantity becomes a number
 * (specification 0 §5); a blank comment is not sent.
 */
import { ADDED_QUANTITY } from './quantity.ts';

type AddRequestDefaults = {
  widthInInches: number;
  heightInInches: number;
  areaSqFt: number;
  colorHex: string | null;
  productImageUrl: string | null;
  quantity: number;
};

type Given = {
  widthInInches?: number | null | undefined;
  heightInInches?: number | null | undefined;
  areaSqFt?: number | null | undefined;
  colorHex?: string | null | undefined;
  productImageUrl?: string | null | undefined;
  quantity?: number | string | null | undefined;
  orderComment?: string | null | undefined;
};

type AddRequestItem<Item> = Omit<Item, keyof Given> & AddRequestDefaults & { orderComment?: string };

export function addRequestItem<Item extends object>(item: Item & Given): AddRequestItem<Item> {
  const { widthInInches, heightInInches, areaSqFt, colorHex, productImageUrl, quantity, orderComment, ...rest } = item;
  const comment = orderComment?.trim();
  return {
    ...rest,
    widthInInches: widthInInches ?? 0,
    heightInInches: heightInInches ?? 0,
    areaSqFt: areaSqFt ?? 0,
    colorHex: colorHex ?? null,
    productImageUrl: productImageUrl ?? null,
    quantity: Number(quantity ?? ADDED_QUANTITY),
    ...(comment ? { orderComment: comment } : {}),
  };
}
