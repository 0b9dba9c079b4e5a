/**
 * The address of a request as path and query. A proxy may send the absolute form (RFC 9112 §3.2.2), whose origin says
 * nothing that we trust; anything else that is no path, such as `*`, is no address of ours.
 */
export function requestAddress(target: string | undefined): string | undefined {
  if (target === undefined) return undefined;
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (path.startsWith('/')) return path;
  return path !== target && (path === '' || path.startsWith('?')) ? `/${path}` : undefined;
}
