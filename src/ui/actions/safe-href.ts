const SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;
const ALLOWED = new Set(['http', 'https', 'mailto', 'tel']);

/** Addresses that would run script or leave the web (`javascript:`, `data:`) become `fallback`. */
export function safeHref(href: string, fallback = '#'): string {
  // Browsers drop control characters inside a scheme, so they are dropped before looking at it.
  const plain = Array.from(href.trim())
    .filter((character) => character > ' ')
    .join('');
  const scheme = SCHEME.exec(plain)?.[1]?.toLowerCase();
  return plain === '' || (scheme !== undefined && !ALLOWED.has(scheme)) ? fallback : href.trim();
}
