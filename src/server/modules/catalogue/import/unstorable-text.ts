/** Places of texts that a PostgreSQL database cannot keep: with a NUL character, or with half a surrogate pair. */
export function findUnstorableTexts(value: unknown, place = ''): string[] {
  if (typeof value === 'string') {
    const unstorable = value.includes('\0') || /\p{Surrogate}/u.test(value);
    return unstorable ? [`${place} holds a character that cannot be stored`] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => findUnstorableTexts(item, `${place}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findUnstorableTexts(item, place ? `${place}.${key}` : key));
}
