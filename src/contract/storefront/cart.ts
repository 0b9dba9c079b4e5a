/** The cart and its endpoints. Clients choose options; the server sets prices, areas and product fields. */
import * as z from 'zod/mini';
import { TYPE_OPTION_NAMES } from '#domain/cart/cart-options.ts';
import { OPTION_NAMES } from '#domain/catalogue/product-options.ts';
import { defineEndpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { categorySchema } from './catalogue.ts';
import { ignored, nullish, pathId, text } from './fields.ts';
import { itemOptionFields } from './item-options.ts';

/** A sample (decision D-38): a flat price, a quantity of 1, and neither type, size, options nor comment. */
export const lineKindSchema = z.literal('sample');

export const cartItemSchema = z.object({
  id: z.string(),
  /** Additive: absent for a piece made to measure. Width, height, area and rate of a sample are 0. */
  kind: z.optional(lineKindSchema),
  productId: z.string(),
  productTypeId: z.nullable(z.string()),
  /** Additive: the type's name in the catalogue (decision D-34). */
  productTypeTitle: z.nullable(z.string()),
  colorHex: z.nullable(z.string()),
  widthInInches: z.number(),
  heightInInches: z.number(),
  areaSqFt: z.number(),
  quantity: z.number(),
  productImageUrl: z.nullable(z.string()),
  productTitle: z.string(),
  productSlug: z.string(),
  category: categorySchema,
  subCategory: z.nullable(z.string()),
  /** Rupees per piece. */
  unitPrice: z.number(),
  lineTotal: z.number(),
  ...itemOptionFields,
  /** Additive: whether the size of a blind fitted inside contains the 2 inches; null if the shopper did not say (decision D-41). */
  sizeIncludesAllowance: z.nullable(z.boolean()),
  /** Additive: the rate used for `unitPrice`. */
  pricePerSqFt: z.number(),
  /** Additive: the colour's name in the catalogue, if it has one. */
  colorName: z.optional(z.string()),
  /** Additive: the shopper's comment, if there is one. */
  orderComment: z.optional(z.string()),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const cartSchema = z.object({ items: z.array(cartItemSchema), subtotal: z.number() });
export type Cart = z.infer<typeof cartSchema>;

/** The same schema for each of the fields. */
const fillFields = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** The fields a client may set. */
const choiceFields = {
  productTypeId: nullish(z.string()),
  colorHex: nullish(z.string()),
  widthInInches: nullish(z.number()),
  heightInInches: nullish(z.number()),
  quantity: nullish(z.number()),
  productImageUrl: nullish(text()),
  ...fillFields(OPTION_NAMES, nullish(z.string())),
  orderComment: nullish(text()),
  sizeIncludesAllowance: nullish(z.boolean()),
};

/** The fields the server sets; clients may send them, but they are ignored. */
const serverFields = {
  id: ignored(),
  areaSqFt: ignored(),
  productTypeTitle: ignored(),
  productTitle: ignored(),
  productSlug: ignored(),
  category: ignored(),
  subCategory: ignored(),
  unitPrice: ignored(),
  lineTotal: ignored(),
  pricePerSqFt: ignored(),
  ...fillFields(TYPE_OPTION_NAMES, ignored()),
};

const addCartItemInputSchema = z.object({
  productId: z.string(),
  /**
   * Only product, colour and picture of a sample count; without a colour it is of the first one. A quantity other than 1
   * is 400; the rest is ignored.
   */
  kind: nullish(lineKindSchema),
  ...choiceFields,
  ...serverFields,
});
export type AddCartItemInput = z.infer<typeof addCartItemInputSchema>;

/** A line keeps its kind. */
const updateCartItemInputSchema = z.object({ kind: ignored(), ...choiceFields, ...serverFields });
export type UpdateCartItemInput = z.infer<typeof updateCartItemInputSchema>;

type OneOrMany = AddCartItemInput | AddCartItemInput[];

/** Far more than a cart holds, because equal items become one line. Checked before the items, which takes longer. */
const MAX_ADDED_ITEMS = 1000;

/** Treats a single object as a list of one. */
const itemListSchema = z.pipe(
  z.transform((items: OneOrMany, { issues }): AddCartItemInput[] => {
    const list = items === undefined || items === null || Array.isArray(items) ? items : [items];
    if (Array.isArray(list) && list.length > MAX_ADDED_ITEMS)
      issues.push({ code: 'custom', input: items, message: `add at most ${MAX_ADDED_ITEMS} items at once` });
    return list;
  }),
  z.array(addCartItemInputSchema),
);

export const getCart = defineEndpoint({
  ...endpointRoutes.getCart,
  summary: "Returns the customer's cart at current prices.",
  data: cartSchema,
});

export const addToCart = defineEndpoint({
  ...endpointRoutes.addToCart,
  summary:
    "Adds one or more items, all or none, and returns the cart. A sample (`kind: 'sample'`) needs no type and no size.",
  body: z.object({
    userId: nullish(z.string()),
    items: itemListSchema,
  }),
  data: cartSchema,
});

export const updateCartItem = defineEndpoint({
  ...endpointRoutes.updateCartItem,
  summary: 'Changes the given fields of one line and returns the cart.',
  params: z.object({ itemId: pathId() }),
  body: updateCartItemInputSchema,
  data: cartSchema,
});

export const removeCartItem = defineEndpoint({
  ...endpointRoutes.removeCartItem,
  summary: 'Removes one line and returns the cart.',
  params: z.object({ itemId: pathId() }),
  data: cartSchema,
});

export const clearCart = defineEndpoint({
  ...endpointRoutes.clearCart,
  summary: 'Empties the cart.',
  data: cartSchema,
});
