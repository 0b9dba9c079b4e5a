import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopFacts } from '#contract/public-settings.ts';
import { MAX_ORDER_RUPEES } from '#domain/checkout/order-limit.ts';
import { type Paise, rupeesToPaise } from '#domain/money/paise.ts';
import { ConfigError } from './config-error.ts';
import { createEnvReader, type Environment, type EnvReader } from './env-reader.ts';
import { readOrCreateSecret } from './generated-secret.ts';
import { rejectUnsafeLiveConfig } from './live-mode-check.ts';
import { type PaymentSettings, preparePaymentSettings } from './payment-settings.ts';
import { readShopFacts } from './shop-facts.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** All settings, loaded once at startup. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly shopMode: 'demo' | 'live';
  /** Whether an empty demo database gets sample orders, customers and messages. */
  readonly hasSampleHistory: boolean;
  /** Scheme, host and port that customers use. */
  readonly publicOrigin: string;
  /** PostgreSQL; `undefined` means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database, generated secrets and, without SMTP_URL, emails. */
  readonly dataDir: string;
  /** Folder of uploaded pictures; all processes share it. */
  readonly picturesDir: string;
  readonly session: { readonly secret: Uint8Array; readonly lifetimeHours: number };
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  readonly payments: PaymentSettings;
  readonly maxOrderPaise: Paise;
  /** Scheme, host and port of a separate API host; `undefined` if the shop serves the API itself. */
  readonly apiOrigin: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined };
  readonly metricsPort: number | undefined;
  /** The back office and its own listener. */
  readonly desk: DeskSettings;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** The facts of SETTINGS_FILE. They only fill an empty table (D-51); everything else reads the settings in force. */
  readonly shop: ShopFacts;
  /** Undefined if `shop` is the sample that comes with the code. */
  readonly settingsFile: string | undefined;
  readonly trustedProxyCount: number;
};

type DeskSettings = {
  readonly isEnabled: boolean;
  readonly host: string;
  readonly port: number;
  /** Scheme, host and port that staff use. */
  readonly origin: string;
};

/** May generate missing secrets and store them in the data folder. */
export function loadConfig(env: Environment): Config {
  const reader = createEnvReader(env);
  const server = readServerSettings(reader);
  const database = readDatabaseSettings(reader);
  const settings = {
    ...server,
    desk: Object.freeze(readDeskSettings(reader, server.port)),
    ...database,
    picturesDir: readPicturesDir(reader, database),
    rateLimitFactor: reader.getNumber('RATE_LIMIT_FACTOR', 1, { min: 0.01, max: 1_000_000 }),
    maxOrderPaise: rupeesToPaise(reader.getInteger('MAX_ORDER_RUPEES', MAX_ORDER_RUPEES, { min: 1, max: 10_000_000 })),
    apiOrigin: reader.getOrigin('API_HOST'),
    corsOrigins: Object.freeze(reader.getOrigins('CORS_ORIGINS')),
    mail: Object.freeze({ smtpUrl: readSmtpUrl(reader), from: reader.getText('MAIL_FROM') }),
    metricsPort: reader.getInteger('METRICS_PORT', undefined, { min: 1, max: 65_535 }),
    logLevel: reader.getChoice('LOG_LEVEL', LOG_LEVELS, 'info'),
    shop: readShopFacts(reader.getText('SETTINGS_FILE')),
    settingsFile: reader.getText('SETTINGS_FILE'),
    trustedProxyCount: reader.getInteger('TRUST_PROXY_HOPS', 0, { min: 0, max: 10 }),
  };
  const lifetimeHours = reader.getNumber('SESSION_HOURS', 168, { min: 0.01, max: 8760 });
  if (settings.metricsPort !== undefined && settings.metricsPort === settings.port)
    throw new ConfigError(`METRICS_PORT must differ from PORT, but both are ${settings.port}.`);
  rejectUnsafeLiveConfig(reader, settings);
  const completePaymentSettings = preparePaymentSettings(reader, settings);
  rejectSharedDeskPort(settings);
  // All checks come before this line: from here on, generated secrets are written to the data folder.
  const secret = reader.getText('SESSION_SECRET') ?? readOrCreateSecret(settings.dataDir, 'session-secret');
  const session = Object.freeze({ secret: new TextEncoder().encode(secret), lifetimeHours });
  return Object.freeze({ ...settings, session, payments: Object.freeze(completePaymentSettings()) });
}

function readServerSettings(reader: EnvReader) {
  const port = reader.getInteger('PORT', 3000, { min: 0, max: 65_535 });
  const shopMode = reader.getChoice('SHOP_MODE', ['demo', 'live'], 'demo');
  return {
    port,
    host: reader.getText('HOST') ?? '127.0.0.1',
    shopMode,
    hasSampleHistory: reader.getChoice('SAMPLE_HISTORY', ['on', 'off'], shopMode === 'demo' ? 'on' : 'off') === 'on',
    publicOrigin: reader.getOrigin('PUBLIC_ORIGIN') ?? `http://localhost:${port}`,
  };
}

function readDeskSettings(reader: EnvReader, shopPort: number): DeskSettings {
  const defaultPort = shopPort === 0 ? 0 : Math.min(shopPort + 2, 65_535);
  const port = reader.getInteger('DESK_PORT', defaultPort, { min: 0, max: 65_535 });
  return {
    isEnabled: reader.getChoice('DESK', ['on', 'off'], 'on') === 'on',
    host: reader.getText('DESK_HOST') ?? '127.0.0.1',
    port,
    origin: reader.getOrigin('DESK_ORIGIN') ?? `http://localhost:${port}`,
  };
}

function rejectSharedDeskPort({ desk, port, metricsPort }: Pick<Config, 'desk' | 'port' | 'metricsPort'>): void {
  if (!desk.isEnabled || desk.port === 0) return;
  const name = desk.port === port ? 'PORT' : desk.port === metricsPort ? 'METRICS_PORT' : undefined;
  if (name) throw new ConfigError(`DESK_PORT must differ from ${name}, but both are ${desk.port}.`);
}

export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'dataDir'>;

export function readDatabaseSettings(reader: EnvReader): DatabaseSettings {
  const databaseUrl = reader.getText('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    // The value may contain a password, so the message does not repeat it.
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  const dataDir = reader.getText('DATA_DIR') ?? '.data';
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory())
    throw new ConfigError(`DATA_DIR '${dataDir}' must be a folder, but it is a file.`);
  return { databaseUrl, dataDir };
}

export const readPicturesDir = (reader: EnvReader, { dataDir }: Pick<Config, 'dataDir'>): string =>
  reader.getText('PICTURES_DIR') ?? join(dataDir, 'pictures');

function readSmtpUrl(reader: EnvReader): string | undefined {
  const raw = reader.getText('SMTP_URL');
  if (raw === undefined || /^smtps?:\/\/\S+$/.test(raw)) return raw;
  throw new ConfigError('SMTP_URL must start with smtp:// or smtps://.');
}
