/** JSON Schemas for the OpenAPI document. Named schemas are written once as components and referenced elsewhere. */
import * as z from 'zod/mini';
import { cartItemSchema, cartSchema } from './storefront/cart.ts';
import {
  blindsTypeSchema,
  canvasTypeSchema,
  curtainTypeSchema,
  fabricTypeSchema,
  productImageSchema,
  productSchema,
  productTypeSchema,
  wallpaperTypeSchema,
} from './storefront/catalogue.ts';
import { orderItemSchema, orderSchema } from './storefront/orders.ts';
import { userDetailsSchema } from './storefront/user-details.ts';
import { wishlistEntrySchema } from './storefront/wishlist.ts';

type Json = Record<string, unknown>;

const NAMED_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
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

export const toComponentRef = (name: string): string => `#/components/schemas/${name}`;

const findSchemaName = (schema: z.core.$ZodType): string | undefined =>
  Object.keys(NAMED_SCHEMAS).find((name) => NAMED_SCHEMAS[name] === schema);

const createRegistry = () => {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) names.add(schema, { id });
  return names;
};

export const buildNamedSchemas = (): Record<string, Json> => {
  const { schemas } = z.toJSONSchema(createRegistry(), {
    io: 'output',
    uri: toComponentRef,
    override: allowAdditionalProperties,
  });
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...rest }]) => [name, rest]));
};

/** Returns a reference for a named schema; inlines other schemas, with references to the named ones they contain. */
export const toJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const name = findSchemaName(schema);
  if (name !== undefined) return { $ref: toComponentRef(name) };
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
    io,
    metadata: createRegistry(),
    override: allowAdditionalProperties,
  });
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
};

/** Responses may gain fields, so no object is closed. */
const allowAdditionalProperties = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  delete jsonSchema.additionalProperties;
};
