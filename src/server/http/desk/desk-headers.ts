import type { SecurityHeaders } from '../security/security-headers.ts';

const DENY_ALL = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** Vite's development server needs inline scripts and styles, and a web socket. */
function buildPagePolicy(isDevelopment: boolean): string {
  const inline = isDevelopment ? " 'unsafe-inline'" : '';
  return [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Nothing from other origins, no search engines, no address in `Referer`. */
export function buildDeskHeaders(deskOrigin: string, { isDevelopment = false } = {}): SecurityHeaders {
  const shared = {
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    ...(deskOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  const common = {
    ...shared,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  return {
    pages: { 'content-security-policy': buildPagePolicy(isDevelopment), ...common },
    api: { ...DENY_ALL, ...common },
    files: { ...DENY_ALL, ...shared },
  };
}
