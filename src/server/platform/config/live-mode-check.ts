import type { ShopFacts } from '#contract/public-settings.ts';
import { ConfigError } from './config-error.ts';
import type { EnvReader } from './env-reader.ts';
import { findMissingProviderKeys, isLoopback } from './payment-settings.ts';

type CheckedConfig = {
  mode: 'demo' | 'live';
  publicOrigin: string;
  databaseUrl: string | undefined;
  rateLimitFactor: number;
  shop: ShopFacts;
};

const MIN_SECRET_BYTES = 32;

/** SHOP_MODE=live refuses weak set-up, naming everything that is missing at once (decision D-18). */
export function rejectWeakLiveConfig(read: EnvReader, config: CheckedConfig): void {
  // Read in demo too, so that a wrong value is never silent.
  const embeddedAllowed = read.oneOf('ALLOW_EMBEDDED_DATABASE', ['off', 'on']) === 'on';
  if (config.mode !== 'live') return;
  const weak = [
    ...findProviderWeaknesses(read),
    !config.publicOrigin.startsWith('https://') && 'PUBLIC_ORIGIN must be an https address',
    isWeakSecret(read.text('SESSION_SECRET')) && `SESSION_SECRET must be set, with at least ${MIN_SECRET_BYTES} bytes`,
    config.databaseUrl === undefined &&
      !embeddedAllowed &&
      'DATABASE_URL must name a PostgreSQL database (or set ALLOW_EMBEDDED_DATABASE=on)',
    config.shop.sample && 'SETTINGS_FILE must name a file with your own business facts and "sample": false',
    config.rateLimitFactor > 10 && 'RATE_LIMIT_FACTOR must be 10 or less',
  ].filter((sentence) => sentence !== false);
  if (weak.length > 0) throw new ConfigError(['SHOP_MODE=live needs a stronger set-up:', ...weak].join('\n  '));
}

function findProviderWeaknesses(read: EnvReader): string[] {
  const baseUrl = read.webAddress('CASHFREE_BASE_URL');
  const weak: string[] = [];
  if (baseUrl === undefined || isLoopback(baseUrl)) weak.push('CASHFREE_BASE_URL must name the real payment provider');
  else if (!baseUrl.startsWith('https://')) weak.push('CASHFREE_BASE_URL must be an https address');
  if (read.text('CASHFREE_MODE') !== 'production') weak.push('CASHFREE_MODE must be production');
  return [...weak, ...findMissingProviderKeys(read).map((name) => `${name} must be set`)];
}

const isWeakSecret = (secret: string | undefined): boolean =>
  secret === undefined || Buffer.byteLength(secret) < MIN_SECRET_BYTES;
