/** Texts of values that never change, so that they are written once and sent many times. */
const texts = new WeakMap<object, string>();

export const jsonOf = (value: object): string => texts.get(value) ?? JSON.stringify(value);

export const writtenJson = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? texts.get(value) : undefined;

/** `text` must be what JSON.stringify would write, and the value must never change from now on. */
export function rememberJson<Value extends object>(value: Value, text: string): Value {
  texts.set(value, text);
  return value;
}
