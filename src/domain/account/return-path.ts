/**
 * Where sign-in may send the customer back to: a page of this shop and nothing else (decision D-02). Anything that a
 * browser might read as another site, however encoded, is refused.
 */

const MAX_LENGTH = 2_000;
/** Returning to these would go in circles or leave the pages. */
const NO_RETURN = /^\/(?:account|login|signup|api)(?:\/|$)/i;

/** The path as given, or `undefined` when it must not be followed. */
export function parseReturnPath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || candidate.length > MAX_LENGTH || hasForbiddenCharacter(candidate))
    return undefined;
  const path = decodeFully(candidate.split(/[?#]/, 1)[0] ?? '');
  const isPage = path?.startsWith('/') && !path.includes('//') && !hasForbiddenCharacter(path) && !NO_RETURN.test(path);
  return isPage && candidate.startsWith('/') ? candidate : undefined;
}

/** A backslash counts as a slash for browsers; they drop tabs and line breaks. */
const hasForbiddenCharacter = (text: string): boolean => /[\\\p{Cc}]/u.test(text);

/** Decodes until nothing changes, so that double encoding hides nothing; a stray % is refused at the first step only. */
function decodeFully(path: string): string | undefined {
  let decoded = decodeOnce(path);
  let before: string | undefined;
  while (decoded !== undefined && decoded !== before) {
    before = decoded;
    decoded = decodeOnce(decoded) ?? decoded;
  }
  return decoded;
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
