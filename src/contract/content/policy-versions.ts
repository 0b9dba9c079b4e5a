/** How customers read the version of a policy: the text that ships is version 1, and each publication is the next one. */
export const VERSION_PARAMETER = 'version';

/** Since when this release's texts are in force. Whoever changes a text that ships also changes this day. */
export const SHIPPED_SINCE = '2026-11-17';

export const toPolicyVersion = (publishedNumber: number): number => publishedNumber + 1;
export const getPolicySince = (publishedAt: string | null): string => publishedAt ?? SHIPPED_SINCE;

export const isPolicyVersion = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);

/** Returns the number of the publication that an address asks for, if it asks for one. */
export function readVersionParameter(search: { get: (name: string) => string | null }): number | undefined {
  const value = search.get(VERSION_PARAMETER) ?? '';
  return isPolicyVersion(value) ? Number(value) - 1 : undefined;
}
