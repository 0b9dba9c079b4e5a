/** Reads typed values from unknown JSON without throwing. No zod here: this code is in the browser's first load. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const asRecord = (value: unknown): JsonRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : undefined;

/** Returns non-blank text; converts a number to text. */
export const readText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

/** Returns a finite number; converts numeric text. */
export const readNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

export const readTextOrBlank = (value: unknown): string => readText(value) ?? '';
export const readTextOrNull = (value: unknown): string | null => readText(value) ?? null;
export const readNumberOrZero = (value: unknown): number => readNumber(value) ?? 0;
export const readNumberOrNull = (value: unknown): number | null => readNumber(value) ?? null;
export const readBooleanOrNull = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
/** YYYY-MM-DD. */
export const readDay = (value: unknown): string | undefined => {
  const text = readText(value) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
};
export const isTrue = (value: unknown): boolean => value === true;

/** Skips entries that `read` cannot read. */
export const readEach = <Item>(value: unknown, read: (entry: unknown) => Item | undefined): Item[] =>
  Array.isArray(value) ? value.flatMap((entry) => read(entry) ?? []) : [];

/** Returns `undefined` for no list, and for one without a single readable entry. */
export const readList = <Item>(value: unknown, read: (entry: unknown) => Item | undefined): Item[] | undefined => {
  const items = readEach(value, read);
  return items.length > 0 || (Array.isArray(value) && value.length === 0) ? items : undefined;
};

/** Gets the value of the field, and the record for its other spellings. */
export type FieldReader<Value> = (value: unknown, record: JsonRecord) => Value;
export type FieldReaders<Shape, Required extends keyof Shape = never> = {
  readonly [Name in keyof Shape]-?: FieldReader<Shape[Name] | (Name extends Required ? undefined : never)>;
};

/** Reads records by a table of fields. A record without a required field is unreadable; missing optional fields are left out. */
export const createReader =
  <Shape extends object, Required extends keyof Shape = never>(
    required: readonly Required[],
    fields: FieldReaders<Shape, Required>,
  ) =>
  (value: unknown): Shape | undefined => {
    const record = asRecord(value);
    if (record === undefined) return undefined;
    const shape: Partial<Shape> = {};
    for (const name in fields) {
      const field = fields[name](record[name], record);
      if (field !== undefined) shape[name] = field;
    }
    return required.every((name) => name in shape) ? (shape as Shape) : undefined;
  };
