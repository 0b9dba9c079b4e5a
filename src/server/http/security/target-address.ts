import { isCall } from './cors.ts';

/**
 * The address that a request's target names, as path and query. A proxy may send the absolute form (RFC 9112 §3.2.2), whose origin says
 * nothing that we trust; anything else that is no path, such as `*`, is no address of ours.
 */
export function addressOfTarget(target: string | undefined): string | undefined {
  if (target === undefined) return undefined;
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (path.startsWith('/')) return path.includes('%') ? readable(path) : path;
  return path !== target && (path === '' || path.startsWith('?')) ? `/${path}` : undefined;
}

/** A page address that cannot be decoded names no page: taken letter by letter it is answered as one that is not found. */
function readable(address: string): string {
  const [path = '', ...query] = address.split('?');
  if (isCall(address) || isDecodable(path)) return address;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
