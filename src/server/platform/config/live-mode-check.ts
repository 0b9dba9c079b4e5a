import { ConfigError } from './config-error.ts';
import type { EnvReader } from './env-reader.ts';
import { isLoopback, isSandbox } from './network-address.ts';
import { findMissingProviderKeys } from './payment-settings.ts';

type CheckedConfig = {
  shopMode: 'demo' | 'live';
  hasSampleHistory: boolean;
  publicOrigin: string;
  databaseUrl: string | undefined;
  rateLimitFactor: number;
  corsOrigins: readonly string[];
  desk: { isEnabled: boolean; origin: string };
};

const MIN_SECRET_BYTES = 32;
const MIN_SECRET_VARIETY = 10;
const MIN_WEBHOOK_SECRET_LENGTH = 16;
/** Sixteen random hexadecimal digits have fewer different ones in less than one of a million cases. */
const MIN_WEBHOOK_SECRET_VARIETY = 5;

/** Rejects an unsafe setup in SHOP_MODE=live and lists every problem (D-18). The business facts in force are judged later (D-51). */
export function rejectUnsafeLiveConfig(reader: EnvReader, config: CheckedConfig): void {
  // Also parsed in demo mode, to reject invalid values.
  const isEmbeddedAllowed = reader.getChoice('ALLOW_EMBEDDED_DATABASE', ['on', 'off'], 'off') === 'on';
  if (config.shopMode !== 'live') return;
  const problems = [
    ...findProviderProblems(reader),
    ...findAddressProblems(reader, config),
    findSecretProblem(reader.getText('SESSION_SECRET')),
    config.databaseUrl === undefined &&
      !isEmbeddedAllowed &&
      'DATABASE_URL must name a PostgreSQL database (or set ALLOW_EMBEDDED_DATABASE=on)',
    config.desk.isEnabled &&
      !isHttps(config.desk.origin) &&
      'DESK_ORIGIN must be the https address that staff use (or set DESK=off)',
    config.hasSampleHistory && 'SAMPLE_HISTORY must be off',
    config.rateLimitFactor > 10 && 'RATE_LIMIT_FACTOR must be 10 or less',
  ].filter((problem) => typeof problem === 'string');
  if (problems.length > 0) throw new ConfigError(['SHOP_MODE=live needs a stronger setup:', ...problems].join('\n  '));
}

function findProviderProblems(reader: EnvReader): string[] {
  const baseUrl = reader.getUrl('CASHFREE_BASE_URL');
  const problems: string[] = [];
  if (baseUrl === undefined || isLoopback(baseUrl))
    problems.push('CASHFREE_BASE_URL must name the real payment provider');
  else if (!isHttps(baseUrl)) problems.push('CASHFREE_BASE_URL must be an https address');
  else if (new URL(baseUrl).username !== '') problems.push('CASHFREE_BASE_URL must not contain a user name');
  else if (isSandbox(baseUrl)) problems.push("CASHFREE_BASE_URL must not be the provider's sandbox");
  if (reader.getText('CASHFREE_MODE') !== 'production') problems.push('CASHFREE_MODE must be production');
  return [
    ...problems,
    ...findMissingProviderKeys(reader).map((name) => `${name} must be set`),
    ...findWebhookSecretProblems(reader),
  ];
}

/** The provider signs with the client secret if there are no webhook secrets. */
function findWebhookSecretProblems(reader: EnvReader): string[] {
  const names = ['CASHFREE_WEBHOOK_SECRETS', 'CASHFREE_CLIENT_SECRET'] as const;
  const name = names.find((each) => reader.getList(each).length > 0);
  if (name === undefined) return [];
  const secrets = reader.getList(name);
  if (secrets.some((secret) => secret.length < MIN_WEBHOOK_SECRET_LENGTH))
    return [`${name} must have at least ${MIN_WEBHOOK_SECRET_LENGTH} characters per secret`];
  return secrets.some((secret) => new Set(secret).size < MIN_WEBHOOK_SECRET_VARIETY) ? [`${name} must be random`] : [];
}

function findAddressProblems(reader: EnvReader, { publicOrigin, corsOrigins }: CheckedConfig) {
  const isPublic = (url: string | undefined) => url === undefined || (isHttps(url) && !isLoopback(url));
  return [
    !isPublic(publicOrigin) && 'PUBLIC_ORIGIN must be an https address that customers can reach',
    !isPublic(reader.getUrl('CASHFREE_SCRIPT_URL')) && "CASHFREE_SCRIPT_URL must be the provider's https address",
    !isPublic(reader.getUrl('WEBHOOK_PUBLIC_URL')) &&
      'WEBHOOK_PUBLIC_URL must be an https address that the provider can reach',
    !isPublic(reader.getUrl('API_HOST')) && 'API_HOST must be an https address that customers can reach',
    !corsOrigins.every(isPublic) && 'CORS_ORIGINS must be https addresses, none on this machine',
  ];
}

const isHttps = (url: string): boolean => url.startsWith('https://');

function findSecretProblem(secret = ''): string | false {
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES)
    return `SESSION_SECRET must be set, with at least ${MIN_SECRET_BYTES} bytes`;
  // Eight characters that occur twice are as good as certain to be typed, not random.
  const isGuessable = new Set(secret).size < MIN_SECRET_VARIETY || /(.{8}).*\1/s.test(secret);
  return isGuessable && 'SESSION_SECRET must be random; generate one with openssl rand -base64 48';
}
