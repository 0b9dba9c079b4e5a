import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type SchemaDefinition = {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: readonly Schema[];
};

/**
 * Makes property names case-insensitive (SRV-04): renames keys to the schema's spelling. An exact match wins over other
 * spellings; unknown keys stay unchanged.
 */
export function foldKeys(schema: Schema, value: unknown): unknown {
  const def = schema._zod.def as SchemaDefinition;
  if (Array.isArray(value)) return foldArray(def, schema, value);
  if (value === null || typeof value !== 'object') return value;
  if (def.shape) return foldObject(def.shape, value as Record<string, unknown>);
  return getInnerSchemas(def).reduce<unknown>((folded, inner) => foldKeys(inner, folded), value);
}

const getInnerSchemas = (def: SchemaDefinition): readonly Schema[] =>
  [def.innerType, def.in, def.out, ...(def.options ?? [])].filter((inner) => inner !== undefined);

function foldArray(def: SchemaDefinition, schema: Schema, value: readonly unknown[]): unknown {
  const { element } = def;
  if (element) return value.map((item) => foldKeys(element, item));
  return getInnerSchemas(schema._zod.def as SchemaDefinition).reduce<unknown>(
    (folded, inner) => foldKeys(inner, folded),
    value,
  );
}

const cachedSpellings = new WeakMap<Record<string, Schema>, ReadonlyMap<string, string>>();

/** Returns the schema's keys by lower-case name; caches them per schema. */
function getKeySpellings(shape: Record<string, Schema>): ReadonlyMap<string, string> {
  const cached = cachedSpellings.get(shape);
  if (cached) return cached;
  const keyByLowerCase = new Map(Object.keys(shape).map((key) => [key.toLowerCase(), key]));
  cachedSpellings.set(shape, keyByLowerCase);
  return keyByLowerCase;
}

function foldObject(shape: Record<string, Schema>, value: Record<string, unknown>): Record<string, unknown> {
  const keyByLowerCase = getKeySpellings(shape);
  const folded: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const key = keyByLowerCase.get(name.toLowerCase()) ?? name;
    if (key !== name && (Object.hasOwn(value, key) || Object.hasOwn(folded, key))) continue;
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    folded[key] = schema ? foldKeys(schema, item) : item;
  }
  return folded;
}
