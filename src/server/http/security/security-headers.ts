import type { Config } from '#server/platform/config/config.ts';

type HeaderSet = Readonly<Record<string, string>>;
type HeaderSettings = Pick<Config, 'publicOrigin' | 'apiOrigin' | 'payments'>;

/** Header sets by kind of response. */
export type SecurityHeaders = { readonly pages: HeaderSet; readonly api: HeaderSet; readonly files: HeaderSet };

const DENY_ALL = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

export function buildSecurityHeaders(config: HeaderSettings, { isDevelopment = false } = {}): SecurityHeaders {
  const shared = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.publicOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  const common = {
    ...shared,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  };
  return {
    pages: { 'content-security-policy': buildContentSecurityPolicy(config, isDevelopment), ...common },
    api: { ...DENY_ALL, ...common },
    files: { ...DENY_ALL, ...shared },
  };
}

/**
 * Cached pages cannot contain a nonce, so inline scripts are forbidden. The development server needs inline scripts and
 * styles and a web socket, so development allows them.
 */
function buildContentSecurityPolicy(config: HeaderSettings, isDevelopment: boolean): string {
  const provider = getProviderOrigins(config.payments);
  const script = new URL(config.payments.scriptUrl).origin;
  const inline = isDevelopment ? ["'unsafe-inline'"] : [];
  const api = config.apiOrigin === undefined ? [] : [config.apiOrigin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", script, ...inline],
    'style-src': ["'self'", ...inline],
    'style-src-attr': ["'unsafe-inline'"],
    // API_HOST may also serve product pictures.
    'img-src': ["'self'", ...api, 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...provider, ...(isDevelopment ? ['ws:'] : [])],
    // The payment script may open frames of its own host.
    'frame-src': [...new Set([...provider, script])],
    // The payment script submits a form to the provider; without its origin, payment fails silently.
    'form-action': ["'self'", ...provider],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const HOSTED_PAGES = { production: 'https://payments.cashfree.com', sandbox: 'https://payments-test.cashfree.com' };

function getProviderOrigins(payments: HeaderSettings['payments']): readonly string[] {
  const origins = [new URL(payments.baseUrl).origin];
  if (payments.provider === 'cashfree') origins.push(HOSTED_PAGES[payments.mode]);
  return origins;
}
