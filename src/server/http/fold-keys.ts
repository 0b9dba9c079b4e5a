import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.JSONSchema['items'];
type Fold = (value: unknown) => unknown;
type Property = { readonly key: string; readonly fold: Fold };

const cachedFolds = new WeakMap<z.ZodMiniType, Fold>();

/**
 * Makes property names case-insensitive (SRV-04): renames keys to the schema's spelling. An exact match wins over other
 * spellings; unknown keys stay unchanged.
 */
export function foldKeys(schema: z.ZodMiniType, value: unknown): unknown {
  const fold = cachedFolds.get(schema) ?? createFold(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  cachedFolds.set(schema, fold);
  return fold(value);
}

function createFold(schema: JsonSchema): Fold {
  if (typeof schema !== 'object' || Array.isArray(schema)) return (value) => value;
  const { properties, items, anyOf = [], oneOf = [] } = schema;
  if (properties) {
    const propertiesByLowerCase = new Map(
      Object.entries(properties).map(([key, property]) => [key.toLowerCase(), { key, fold: createFold(property) }]),
    );
    return (value) => (isRecord(value) ? foldObject(propertiesByLowerCase, value) : value);
  }
  if (items) {
    const foldItem = createFold(items);
    // The cart accepts one object in place of a list.
    return (value) => (Array.isArray(value) ? value.map(foldItem) : foldItem(value));
  }
  const folds = [...anyOf, ...oneOf].map(createFold);
  return (value) => folds.reduce((folded, fold) => fold(folded), value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function foldObject(propertiesByLowerCase: ReadonlyMap<string, Property>, value: Record<string, unknown>) {
  const folded: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const { key, fold } = propertiesByLowerCase.get(name.toLowerCase()) ?? { key: name, fold: undefined };
    if (key !== name && (Object.hasOwn(value, key) || Object.hasOwn(folded, key))) continue;
    folded[key] = fold ? fold(item) : item;
  }
  return folded;
}
