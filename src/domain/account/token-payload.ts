/**
 * Decodes the payload of a JWT without verifying the signature. Base64 and UTF-8 are decoded by hand, because the domain
 * layer uses neither browser nor Node globals.
 */
export type TokenClaims = Readonly<Record<string, unknown>>;

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns `undefined` unless the token has three parts with a JSON object in the middle. */
export function decodeTokenClaims(token: string): TokenClaims | undefined {
  const segments = token.split('.');
  const bytes = segments.length === 3 ? decodeBase64Url(segments[1] ?? '') : undefined;
  if (!bytes) return undefined;
  try {
    const claims: unknown = JSON.parse(decodeUtf8(bytes));
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims)
      ? (claims as TokenClaims)
      : undefined;
  } catch {
    return undefined;
  }
}

function decodeBase64Url(text: string): number[] | undefined {
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const character of text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')) {
    const value = BASE64URL.indexOf(character);
    if (value < 0) return undefined;
    buffer = ((buffer << 6) | value) & 0xfff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((buffer >> bits) & 0xff);
    }
  }
  return bytes;
}

/** Throws URIError when the bytes are not UTF-8. */
const decodeUtf8 = (bytes: readonly number[]): string =>
  decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
