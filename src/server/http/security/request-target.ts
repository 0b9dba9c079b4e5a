import { decodeUriPart } from '#domain/text/decode-uri.ts';
import { isApiUrl } from '../api-url.ts';

/** Returns path and query of a request target. Strips the origin of the absolute form (RFC 9112 §3.2.2); `undefined` for targets such as `*`. */
export function normaliseTarget(target: string | undefined): string | undefined {
  if (target === undefined) return undefined;
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (path.startsWith('/')) return path.includes('%') ? escapeUndecodable(path) : path;
  return path !== target && (path === '' || path.startsWith('?')) ? `/${path}` : undefined;
}

/** Escapes undecodable page URLs, so they render the 404 page. */
function escapeUndecodable(address: string): string {
  const [path = '', ...query] = address.split('?');
  if (isApiUrl(address) || decodeUriPart(path) !== undefined) return address;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}
