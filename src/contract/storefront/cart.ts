/**
 * The cart and its five calls (specification 0 §3 and §7, SRV-27 to SRV-37). What a caller sends is a wish: prices,
 * area and names are always the server's own.
 */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoints.ts';
import { categorySchema } from './catalogue.ts';
import { idInPath, ignored, nullish, text } from './fields.ts';
import { itemOptionFields } from './item-options.ts';

export const cartItemSchema = z.object({
  id: z.string(),
  productId: z.string(),
  productTypeId: z.nullable(z.string()),
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
  /** Our reading: rupees for one piece, not for a square foot. */
  unitPrice: z.number(),
  lineTotal: z.number(),
  ...itemOptionFields,
  /** Additive: the rate behind `unitPrice`. */
  pricePerSqFt: z.number(),
  /** Additive: what the catalogue calls the colour; absent when it has no name for it. */
  colorName: z.optional(z.string()),
  /** Additive: what the shopper wrote to the order; absent when nothing was written. */
  orderComment: z.optional(z.string()),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const cartSchema = z.object({ items: z.array(cartItemSchema), subtotal: z.number() });
export type Cart = z.infer<typeof cartSchema>;

/** What a shopper chooses about a line; everything may be left out. */
const choiceFields = {
  productTypeId: nullish(z.string()),
  colorHex: nullish(z.string()),
  widthInInches: nullish(z.number()),
  heightInInches: nullish(z.number()),
  quantity: nullish(z.number()),
  productImageUrl: nullish(text()),
  curtainConfiguration: nullish(z.string()),
  curtainHeading: nullish(z.string()),
  curtainTiebacks: nullish(z.string()),
  fittingType: nullish(z.string()),
  blindStyle: nullish(z.string()),
  motorisation: nullish(z.string()),
  chainColour: nullish(z.string()),
  sideOfControls: nullish(z.string()),
  orderComment: nullish(text()),
};

/** The rest of the cart item's fields: sent by the specification's client, set by the server (SRV-29, SRV-33). */
const serverFields = {
  id: ignored(),
  areaSqFt: ignored(),
  productTitle: ignored(),
  productSlug: ignored(),
  category: ignored(),
  subCategory: ignored(),
  unitPrice: ignored(),
  lineTotal: ignored(),
  pricePerSqFt: ignored(),
  wallpaperFinish: ignored(),
  wallpaperIsWashable: ignored(),
  fabricMaterial: ignored(),
  fabricWidth: ignored(),
  fabricIsWashable: ignored(),
  canvasFrameType: ignored(),
  canvasHasMirrorEdges: ignored(),
};

const addCartItemInputSchema = z.object({ productId: z.string(), ...choiceFields, ...serverFields });
export type AddCartItemInput = z.infer<typeof addCartItemInputSchema>;

const updateCartItemInputSchema = z.object({ ...choiceFields, ...serverFields });
export type UpdateCartItemInput = z.infer<typeof updateCartItemInputSchema>;

type OneOrMany = AddCartItemInput | AddCartItemInput[];

/** A single object stands for a list of one (SRV-28). */
const asList = (items: OneOrMany): AddCartItemInput[] =>
  items === undefined || items === null || Array.isArray(items) ? items : [items];

export const getCart = endpoint({
  ...endpointRoutes.getCart,
  summary: "The customer's cart, priced by today's catalogue.",
  data: cartSchema,
});

export const addToCart = endpoint({
  ...endpointRoutes.addToCart,
  summary: 'Adds one or several items, all or none; answers the whole cart.',
  body: z.object({ userId: nullish(z.string()), items: z.pipe(z.transform(asList), z.array(addCartItemInputSchema)) }),
  data: cartSchema,
});

export const updateCartItem = endpoint({
  ...endpointRoutes.updateCartItem,
  summary: 'Changes the given fields of one line; answers the whole cart.',
  params: z.object({ itemId: idInPath() }),
  body: updateCartItemInputSchema,
  data: cartSchema,
});

export const removeCartItem = endpoint({
  ...endpointRoutes.removeCartItem,
  summary: 'Removes one line; answers the whole cart.',
  params: z.object({ itemId: idInPath() }),
  data: cartSchema,
});

export const clearCart = endpoint({
  ...endpointRoutes.clearCart,
  summary: 'Empties the cart.',
  data: cartSchema,
});
