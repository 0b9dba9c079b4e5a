/**
 * Reads the payload of a signed token without checking its signature: the browser only wants to know whose it is and until
 * when (specification 0 §3). By hand, because neither browser nor server globals exist in this layer.
 */
export type TokenClaims = Readonly<Record<string, unknown>>;

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** `undefined` when the token is not three parts with a JSON object in the middle. */
export function decodeTokenClaims(token: string): TokenClaims | undefined {
  const parts = token.split('.');
  const bytes = parts.length === 3 ? base64UrlBytes(parts[1] ?? '') : undefined;
  if (!bytes) return undefined;
  try {
    const claims: unknown = JSON.parse(utf8Text(bytes));
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims)
      ? (claims as TokenClaims)
      : undefined;
  } catch {
    return undefined;
  }
}

function base64UrlBytes(text: string): number[] | undefined {
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
const utf8Text = (bytes: readonly number[]): string =>
  decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
