import type { ShopFacts } from '#contract/public-settings.ts';
import { ConfigError } from './config-error.ts';
import type { EnvReader } from './env-reader.ts';
import { findMissingProviderKeys, isLoopback } from './payment-settings.ts';

type CheckedConfig = {
  shopMode: 'demo' | 'live';
  publicOrigin: string;
  databaseUrl: string | undefined;
  rateLimitFactor: number;
  shop: ShopFacts;
};

const MIN_SECRET_BYTES = 32;

/** Rejects an unsafe setup in SHOP_MODE=live and lists every problem (D-18). */
export function rejectUnsafeLiveConfig(reader: EnvReader, config: CheckedConfig): void {
  // Also parsed in demo mode, to reject invalid values.
  const isEmbeddedAllowed = reader.getChoice('ALLOW_EMBEDDED_DATABASE', ['on', 'off'], 'off') === 'on';
  if (config.shopMode !== 'live') return;
  const problems = [
    ...findProviderProblems(reader),
    !config.publicOrigin.startsWith('https://') && 'PUBLIC_ORIGIN must be an https address',
    isWeakSecret(reader.getText('SESSION_SECRET')) &&
      `SESSION_SECRET must be set, with at least ${MIN_SECRET_BYTES} bytes`,
    config.databaseUrl === undefined &&
      !isEmbeddedAllowed &&
      'DATABASE_URL must name a PostgreSQL database (or set ALLOW_EMBEDDED_DATABASE=on)',
    config.shop.sample && 'SETTINGS_FILE must name a file with your own business facts and "sample": false',
    config.rateLimitFactor > 10 && 'RATE_LIMIT_FACTOR must be 10 or less',
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new ConfigError(['SHOP_MODE=live needs a stronger setup:', ...problems].join('\n  '));
}

function findProviderProblems(reader: EnvReader): string[] {
  const baseUrl = reader.getUrl('CASHFREE_BASE_URL');
  const problems: string[] = [];
  if (baseUrl === undefined || isLoopback(baseUrl))
    problems.push('CASHFREE_BASE_URL must name the real payment provider');
  else if (!baseUrl.startsWith('https://')) problems.push('CASHFREE_BASE_URL must be an https address');
  if (reader.getText('CASHFREE_MODE') !== 'production') problems.push('CASHFREE_MODE must be production');
  return [...problems, ...findMissingProviderKeys(reader).map((name) => `${name} must be set`)];
}

const isWeakSecret = (secret: string | undefined): boolean =>
  secret === undefined || Buffer.byteLength(secret) < MIN_SECRET_BYTES;
