/**
 * JSON Schema for the API's description: schemas that have a name are written once, among the components, and
 * referred to from everywhere else.
 */
import * as z from 'zod/mini';
import { cartItemSchema, cartSchema } from './api/cart.ts';
import {
  blindsTypeSchema,
  canvasTypeSchema,
  curtainTypeSchema,
  fabricTypeSchema,
  productImageSchema,
  productSchema,
  productTypeSchema,
  wallpaperTypeSchema,
} from './api/catalogue.ts';
import { orderItemSchema, orderSchema } from './api/orders.ts';
import { userDetailsSchema } from './api/user-details.ts';
import { wishlistEntrySchema } from './api/wishlist.ts';

type Json = Record<string, unknown>;

const named: Readonly<Record<string, z.ZodMiniType>> = {
  Product: productSchema,
  ProductImage: productImageSchema,
  ProductType: productTypeSchema,
  WallpaperType: wallpaperTypeSchema,
  CurtainType: curtainTypeSchema,
  BlindsType: blindsTypeSchema,
  FabricType: fabricTypeSchema,
  CanvasType: canvasTypeSchema,
  Cart: cartSchema,
  CartItem: cartItemSchema,
  WishlistEntry: wishlistEntrySchema,
  UserDetails: userDetailsSchema,
  Order: orderSchema,
  OrderItem: orderItemSchema,
};

export const inComponents = (name: string): string => `#/components/schemas/${name}`;

const nameOf = (schema: z.core.$ZodType): string | undefined =>
  Object.keys(named).find((name) => named[name] === schema);

const registry = () => {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) names.add(schema, { id });
  return names;
};

export const namedSchemas = (): Record<string, Json> => {
  const { schemas } = z.toJSONSchema(registry(), { io: 'output', uri: inComponents, override: openToAdditions });
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...rest }]) => [name, rest]));
};

/** The schema of one part of a row: a reference when it has a name, or holds something that has one. */
export const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const name = nameOf(schema);
  if (name !== undefined) return { $ref: inComponents(name) };
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
    io,
    metadata: registry(),
    override: openToAdditions,
  });
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
};

/** Answers may gain fields, so none is closed to them. */
const openToAdditions = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  delete jsonSchema.additionalProperties;
};
