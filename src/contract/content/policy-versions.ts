/** The version numbers of policies that customers see: the shipped text is 1, and each publication adds one. */
export const VERSION_PARAMETER = 'version';

/** The day on which the shipped texts came into force. Update it whenever you change one of them. */
export const SHIPPED_SINCE = '2026-11-17';

export const toPolicyVersion = (publishedNumber: number): number => publishedNumber + 1;
export const getPolicySince = (publishedAt: string | null): string => publishedAt ?? SHIPPED_SINCE;

export const isPolicyVersion = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);

/** Returns the publication number in the address, if there is one. */
export function readVersionParameter(search: { get: (name: string) => string | null }): number | undefined {
  const value = search.get(VERSION_PARAMETER) ?? '';
  return isPolicyVersion(value) ? Number(value) - 1 : undefined;
}
