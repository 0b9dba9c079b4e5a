/** PostgreSQL stores neither a NUL character nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Returns a problem with the path of each text that cannot be stored. */
export function findUnstorableTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [`${path} contains a character that cannot be stored`];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => findUnstorableTexts(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findUnstorableTexts(item, path ? `${path}.${key}` : key));
}
