/**
 * The page to return to after sign-in. Only pages of this shop are allowed: anything a browser could read as another
 * site, in any encoding, is rejected (decision D-02).
 */
import { decodeUriPart } from '../text/decode-uri.ts';

const MAX_LENGTH = 2_000;
/** Sign-in pages, which would loop, and the API. */
const FORBIDDEN_PATHS = /^\/(?:account|login|signup|api)(?:\/|$)/i;

/** Returns the path unchanged, or `undefined` when it is not allowed. */
export function parseReturnPath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || candidate.length > MAX_LENGTH || hasForbiddenCharacter(candidate))
    return undefined;
  const path = decodeFully(candidate.split(/[?#]/, 1)[0] ?? '');
  const isPage =
    path?.startsWith('/') && !path.includes('//') && !hasForbiddenCharacter(path) && !FORBIDDEN_PATHS.test(path);
  return isPage && candidate.startsWith('/') ? candidate : undefined;
}

/** Browsers read a backslash as a slash and drop control characters. */
const hasForbiddenCharacter = (text: string): boolean => /[\\\p{Cc}]/u.test(text);

/** Decodes repeatedly, so that double encoding cannot hide anything. A malformed escape is rejected only in the input itself. */
function decodeFully(path: string): string | undefined {
  let decoded = decodeUriPart(path);
  let previous: string | undefined;
  while (decoded !== undefined && decoded !== previous) {
    previous = decoded;
    decoded = decodeUriPart(decoded) ?? decoded;
  }
  return decoded;
}
