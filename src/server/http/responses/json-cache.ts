/** Caches the JSON of immutable values. */
const jsonByValue = new WeakMap<object, string>();

export const stringifyCached = (value: object): string => jsonByValue.get(value) ?? JSON.stringify(value);

export const getCachedJson = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? jsonByValue.get(value) : undefined;

/** `text` must equal JSON.stringify(value), and the value must never change. */
export function cacheJson<Value extends object>(value: Value, text: string): Value {
  jsonByValue.set(value, text);
  return value;
}
