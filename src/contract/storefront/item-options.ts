/** The option fields of cart items and order items; null where the category does not have the option. */
import * as z from 'zod/mini';
import { ITEM_FIELDS, type ItemField } from '#domain/cart/cart-options.ts';
import type { ItemOptions } from '#domain/catalogue/type-fields.ts';
import type { SchemaFields } from './fields.ts';

const VALUES: Record<ItemField['kind'], z.ZodMiniType> = {
  text: z.nullable(z.string()),
  choice: z.nullable(z.string()),
  flag: z.nullable(z.boolean()),
  inches: z.nullable(z.number()),
};

export const itemOptionFields = Object.fromEntries(
  ITEM_FIELDS.map(({ itemField, kind }) => [itemField, VALUES[kind]]),
) as SchemaFields<ItemOptions>;
