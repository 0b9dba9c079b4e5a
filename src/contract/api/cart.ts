/**
 * The cart and its five calls (specification 0 §3 and §7, SRV-27 to SRV-37). What a caller sends is a wish: prices,
 * area and names are always the server's own.
 */
import * as z from 'zod/mini';
import { callTable } from '../calls.ts';
import { endpoint } from '../endpoint.ts';
import { categorySchema } from './catalogue.ts';
import { idInPath, ignored, maybe, text } from './fields.ts';
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
  productTypeId: maybe(z.string()),
  colorHex: maybe(z.string()),
  widthInInches: maybe(z.number()),
  heightInInches: maybe(z.number()),
  quantity: maybe(z.number()),
  productImageUrl: maybe(text()),
  curtainConfiguration: maybe(z.string()),
  curtainHeading: maybe(z.string()),
  curtainTiebacks: maybe(z.string()),
  fittingType: maybe(z.string()),
  blindStyle: maybe(z.string()),
  motorisation: maybe(z.string()),
  chainColour: maybe(z.string()),
  sideOfControls: maybe(z.string()),
  orderComment: maybe(text()),
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

const cartItemWishSchema = z.object({ productId: z.string(), ...choiceFields, ...serverFields });
export type CartItemWish = z.infer<typeof cartItemWishSchema>;

const cartItemPatchSchema = z.object({ ...choiceFields, ...serverFields });
export type CartItemPatch = z.infer<typeof cartItemPatchSchema>;

type OneOrMany = CartItemWish | CartItemWish[];

/** A single object stands for a list of one (SRV-28). */
const asList = (items: OneOrMany): CartItemWish[] =>
  items === undefined || items === null || Array.isArray(items) ? items : [items];

export const getCart = endpoint({
  ...callTable.getCart,
  summary: "The customer's cart, priced by today's catalogue.",
  data: cartSchema,
});

export const addToCart = endpoint({
  ...callTable.addToCart,
  summary: 'Adds one or several items, all or none; answers the whole cart.',
  body: z.object({ userId: maybe(z.string()), items: z.pipe(z.transform(asList), z.array(cartItemWishSchema)) }),
  data: cartSchema,
});

export const updateCartItem = endpoint({
  ...callTable.updateCartItem,
  summary: 'Changes the given fields of one line; answers the whole cart.',
  params: z.object({ itemId: idInPath() }),
  body: cartItemPatchSchema,
  data: cartSchema,
});

export const removeCartItem = endpoint({
  ...callTable.removeCartItem,
  summary: 'Removes one line; answers the whole cart.',
  params: z.object({ itemId: idInPath() }),
  data: cartSchema,
});

export const clearCart = endpoint({
  ...callTable.clearCart,
  summary: 'Empties the cart.',
  data: cartSchema,
});
