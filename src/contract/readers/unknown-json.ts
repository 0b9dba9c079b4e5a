/**
 * First steps into a JSON value of unknown shape: each gives a typed value or says that there is none. Nothing here
 * throws, and nothing needs a schema, because it runs in the browser's first load.
 */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const asRecord = (value: unknown): JsonRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : undefined;

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Text that is not blank; a number counts as its digits. */
export const readText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

export const readTextOrNull = (value: unknown): string | null => readText(value) ?? null;

/** A finite number; numeric text counts. */
export const readNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

export const readNumberOrNull = (value: unknown): number | null => readNumber(value) ?? null;

export const readBooleanOrNull = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

/** The readable entries of a list, in their order. */
export const readEach = <Item>(value: unknown, read: (entry: unknown) => Item | undefined): Item[] =>
  asList(value).flatMap((entry) => read(entry) ?? []);
