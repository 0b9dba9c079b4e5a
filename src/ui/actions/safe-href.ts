const SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;
const ALLOWED = new Set(['http', 'https', 'mailto', 'tel']);

/** Replaces unsafe schemes (`javascript:`, `data:`) with `fallback`. */
export function safeHref(href: string, fallback = '#'): string {
  // Browsers ignore control characters inside a scheme.
  const plain = Array.from(href.trim())
    .filter((character) => character > ' ')
    .join('');
  const scheme = SCHEME.exec(plain)?.[1]?.toLowerCase();
  return plain === '' || (scheme !== undefined && !ALLOWED.has(scheme)) ? fallback : href.trim();
}
