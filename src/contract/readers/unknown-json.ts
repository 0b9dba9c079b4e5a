/** Reads typed values from unknown JSON without throwing. No zod here: this code is in the browser's first load. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const asRecord = (value: unknown): JsonRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : undefined;

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns non-blank text; converts a number to text. */
export const readText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

export const readTextOrNull = (value: unknown): string | null => readText(value) ?? null;

/** Returns a finite number; converts numeric text. */
export const readNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

export const readNumberOrNull = (value: unknown): number | null => readNumber(value) ?? null;

export const readBooleanOrNull = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

/** Skips entries that `read` cannot read. */
export const readEach = <Item>(value: unknown, read: (entry: unknown) => Item | undefined): Item[] =>
  asList(value).flatMap((entry) => read(entry) ?? []);
