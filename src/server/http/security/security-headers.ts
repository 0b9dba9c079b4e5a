import type { Config } from '#server/platform/config/config.ts';

type HeaderSet = Readonly<Record<string, string>>;
type Settings = Pick<Config, 'publicOrigin' | 'apiHost' | 'payments'>;

/** Header sets by kind of response. */
export type SecurityHeaders = { readonly pages: HeaderSet; readonly api: HeaderSet; readonly files: HeaderSet };

const NOTHING_ALLOWED = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

export function buildSecurityHeaders(config: Settings, { development = false } = {}): SecurityHeaders {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.publicOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  const common = {
    ...everywhere,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  };
  return {
    pages: { 'content-security-policy': buildContentSecurityPolicy(config, development), ...common },
    api: { ...NOTHING_ALLOWED, ...common },
    files: { ...NOTHING_ALLOWED, ...everywhere },
  };
}

/**
 * Public HTML is cached whole, so there is no nonce: no inline script runs at all. The development server injects
 * inline scripts and styles and talks over a socket, so only there they are allowed.
 */
function buildContentSecurityPolicy(config: Settings, development: boolean): string {
  const provider = getProviderOrigins(config.payments);
  const inline = development ? ["'unsafe-inline'"] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", new URL(config.payments.scriptUrl).origin, ...inline],
    'style-src': ["'self'", ...inline],
    'style-src-attr': ["'unsafe-inline'"],
    // API_HOST may also serve product pictures.
    'img-src': ["'self'", config.apiHost, 'data:', 'blob:'].filter(Boolean),
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", config.apiHost, ...provider, ...(development ? ['ws:'] : [])].filter(Boolean),
    'frame-src': provider,
    // The payment script submits a form to the provider; without its address here paying fails silently.
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

function getProviderOrigins(payments: Settings['payments']): readonly string[] {
  const origins = [new URL(payments.baseUrl).origin];
  if (payments.provider === 'cashfree') origins.push(HOSTED_PAGES[payments.mode]);
  return origins;
}
