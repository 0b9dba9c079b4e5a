/** Half of a surrogate pair: it passes `decodeURIComponent`, but cannot be encoded again. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Returns `undefined` for a broken escape or half a character. */
export function decodeUriPart(encoded: string): string | undefined {
  try {
    const text = decodeURIComponent(encoded);
    // The result must be used: a bundler removes a call whose result is ignored, even if the call may throw.
    return HALF_CHARACTER.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
