import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Def = {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: readonly Schema[];
};

/**
 * Property names are read in any letter case (SRV-04): each name that equals a key of the schema but for its case gets
 * the schema's spelling. The exact spelling wins over variants; names that the schema does not know stay as they are.
 */
export function foldKeys(schema: Schema, value: unknown): unknown {
  const def = schema._zod.def as Def;
  if (Array.isArray(value)) return foldArray(def, schema, value);
  if (value === null || typeof value !== 'object') return value;
  if (def.shape) return foldObject(def.shape, value as Record<string, unknown>);
  return innerSchemas(def).reduce<unknown>((folded, inner) => foldKeys(inner, folded), value);
}

const innerSchemas = (def: Def): readonly Schema[] =>
  [def.innerType, def.in, def.out, ...(def.options ?? [])].filter((inner) => inner !== undefined);

function foldArray(def: Def, schema: Schema, value: readonly unknown[]): unknown {
  const { element } = def;
  if (element) return value.map((item) => foldKeys(element, item));
  return innerSchemas(schema._zod.def as Def).reduce<unknown>((folded, inner) => foldKeys(inner, folded), value);
}

const spellings = new WeakMap<Record<string, Schema>, ReadonlyMap<string, string>>();

/** By the name in small letters; found once for each schema. */
function getKeySpellings(shape: Record<string, Schema>): ReadonlyMap<string, string> {
  const known = spellings.get(shape);
  if (known) return known;
  const spelling = new Map(Object.keys(shape).map((key) => [key.toLowerCase(), key]));
  spellings.set(shape, spelling);
  return spelling;
}

function foldObject(shape: Record<string, Schema>, value: Record<string, unknown>): Record<string, unknown> {
  const spelling = getKeySpellings(shape);
  const folded: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const key = spelling.get(name.toLowerCase()) ?? name;
    if (key !== name && (Object.hasOwn(value, key) || Object.hasOwn(folded, key))) continue;
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    folded[key] = schema ? foldKeys(schema, item) : item;
  }
  return folded;
}
