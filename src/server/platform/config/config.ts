import type { ShopFacts } from '#contract/public-settings.ts';
import { MAX_ORDER_RUPEES } from '#domain/checkout/order-limit.ts';
import { ConfigError } from './config-error.ts';
import { createEnvReader, type Environment, type EnvReader } from './env-reader.ts';
import { readOrCreateSecret } from './generated-secret.ts';
import { rejectWeakLiveConfig } from './live-mode-check.ts';
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts';
import { readShopFacts } from './shop-facts.ts';

const LOG_LEVELS = ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'] as const;

/** The installation's settings, parsed once at the start. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly mode: 'demo' | 'live';
  /** Address that customers use, without a trailing slash. */
  readonly publicOrigin: string;
  /** PostgreSQL; `undefined` means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly session: { readonly secret: Uint8Array; readonly hours: number };
  readonly rateLimitFactor: number;
  readonly payments: PaymentSettings;
  readonly maxOrderPaise: number;
  /** Origin of the API when it is another one; empty for the same origin. */
  readonly apiHost: string;
  readonly corsOrigins: readonly string[];
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined };
  readonly metricsPort: number | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly shop: ShopFacts;
  readonly trustProxyHops: number;
};

export function parseConfig(env: Environment): Config {
  const read = createEnvReader(env);
  const place = readServerAddress(read);
  const config = {
    ...place,
    ...readDatabaseSettings(read),
    rateLimitFactor: read.number('RATE_LIMIT_FACTOR', 1, { min: 0.01, max: 1_000_000 }),
    maxOrderPaise: read.whole('MAX_ORDER_RUPEES', MAX_ORDER_RUPEES, { min: 1, max: 10_000_000 }) * 100,
    apiHost: read.origin('API_HOST', ''),
    corsOrigins: Object.freeze(read.origins('CORS_ORIGINS')),
    mail: Object.freeze({ smtpUrl: readSmtpUrl(read), from: read.text('MAIL_FROM') }),
    metricsPort: read.text('METRICS_PORT') ? read.whole('METRICS_PORT', 0, { min: 1, max: 65_535 }) : undefined,
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS),
    shop: readShopFacts(read.text('SETTINGS_FILE')),
    trustProxyHops: read.whole('TRUST_PROXY_HOPS', 0, { min: 0, max: 10 }),
  };
  const hours = read.number('SESSION_HOURS', 168, { min: 0.01, max: 8760 });
  rejectWeakLiveConfig(read, config);
  const payments = readPaymentSettings(read, config);
  // Last, because it writes: a start that is refused leaves nothing behind.
  const secret = read.text('SESSION_SECRET') ?? readOrCreateSecret(config.dataDir, 'session-secret');
  const session = Object.freeze({ secret: new TextEncoder().encode(secret), hours });
  return Object.freeze({ ...config, session, payments: Object.freeze(payments()) });
}

function readServerAddress(read: EnvReader) {
  const port = read.whole('PORT', 3000, { min: 0, max: 65_535 });
  return {
    port,
    host: read.text('HOST') ?? '127.0.0.1',
    mode: read.oneOf('SHOP_MODE', ['demo', 'live']),
    publicOrigin: read.origin('PUBLIC_ORIGIN', `http://localhost:${port}`),
  };
}

export function readDatabaseSettings(read: EnvReader) {
  const databaseUrl = read.text('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    // The value may hold a password, so it is not repeated.
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  return { databaseUrl, dataDir: read.text('DATA_DIR') ?? '.data' };
}

function readSmtpUrl(read: EnvReader): string | undefined {
  const given = read.text('SMTP_URL');
  if (given === undefined || /^smtps?:\/\/\S+$/.test(given)) return given;
  throw new ConfigError('SMTP_URL must start with smtp:// or smtps://.');
}
