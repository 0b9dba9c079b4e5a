import { ConfigError } from './config-error.ts';
import type { EnvReader } from './env-reader.ts';
import { readOrCreateSecret } from './generated-secret.ts';

/** Which provider takes the money: the local simulator unless CASHFREE_BASE_URL names a real one. */
export type PaymentSettings = {
  readonly provider: 'simulator' | 'cashfree';
  readonly baseUrl: string;
  readonly scriptUrl: string;
  readonly mode: 'sandbox' | 'production';
  readonly apiVersion: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecrets: readonly string[];
  readonly webhookUrl: string;
  readonly deadlineMs: number;
  readonly breaker: boolean;
  readonly simulator: {
    /** Whether this process starts the simulator itself. */
    readonly embedded: boolean;
    readonly port: number;
    readonly controlToken: string;
    readonly timeScale: number;
  };
};

export const WEBHOOK_PATH = '/api/Payments/webhook';
const CASHFREE_SCRIPT = 'https://sdk.cashfree.com/js/v3/cashfree.js';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isLoopback = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

type ServerAddress = { port: number; publicOrigin: string; dataDir: string };

/** Reads and checks now; the returned function fills in generated secrets, which are written to the data folder. */
export function readPaymentSettings(read: EnvReader, place: ServerAddress): () => PaymentSettings {
  const simulatorPort = read.whole('SIMULATOR_PORT', place.port === 0 ? 0 : place.port + 1, { min: 0, max: 65_535 });
  if (simulatorPort > 65_535) throw new ConfigError('SIMULATOR_PORT must be set when PORT is 65535.');
  const simulatorOrigin = `http://127.0.0.1:${simulatorPort}`;
  const baseUrl = read.webAddress('CASHFREE_BASE_URL') ?? `${simulatorOrigin}/pg`;
  const provider = isLoopback(baseUrl) ? 'simulator' : 'cashfree';
  const settings = {
    provider,
    baseUrl,
    scriptUrl: read.webAddress('CASHFREE_SCRIPT_URL') ?? getScriptUrl(provider, baseUrl),
    mode: read.oneOf('CASHFREE_MODE', ['sandbox', 'production']),
    apiVersion: read.text('CASHFREE_API_VERSION') ?? '2026-01-01',
    webhookUrl: read.webAddress('WEBHOOK_PUBLIC_URL') ?? place.publicOrigin + WEBHOOK_PATH,
    deadlineMs: read.whole('PROVIDER_DEADLINE_MS', 8000, { min: 1, max: 60_000 }),
    breaker: read.oneOf('PROVIDER_BREAKER', ['on', 'off']) === 'on',
  } as const;
  // Another port of this machine is a simulator that somebody else runs.
  const isOurs = provider === 'simulator' && Number(new URL(baseUrl).port) === simulatorPort;
  const embedded = read.oneOf('CASHFREE_SIM', ['embedded', 'off']) === 'embedded' && isOurs;
  const timeScale = read.number('SIM_TIME_SCALE', 1, { min: 0.001, max: 100_000 });
  if (provider === 'cashfree') rejectMissingKeys(read);
  const webhookSecrets = read.list('CASHFREE_WEBHOOK_SECRETS');
  return () => {
    // A real provider brings its own secrets, and its simulator never runs.
    const kept = (name: string) => (provider === 'simulator' ? readOrCreateSecret(place.dataDir, name) : '');
    return {
      ...settings,
      clientId: read.text('CASHFREE_CLIENT_ID') ?? 'simulator',
      clientSecret: read.text('CASHFREE_CLIENT_SECRET') ?? kept('simulator-client-secret'),
      webhookSecrets: webhookSecrets.length > 0 ? webhookSecrets : [kept('simulator-webhook-secret')],
      simulator: {
        embedded,
        port: simulatorPort,
        controlToken: read.text('SIMULATOR_CONTROL_TOKEN') ?? kept('simulator-control-token'),
        timeScale,
      },
    };
  };
}

const getScriptUrl = (provider: 'simulator' | 'cashfree', baseUrl: string): string =>
  provider === 'simulator' ? `${new URL(baseUrl).origin}/js/v3/cashfree.js` : CASHFREE_SCRIPT;

const PROVIDER_KEYS = ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET', 'CASHFREE_WEBHOOK_SECRETS'];

export const findMissingProviderKeys = (read: EnvReader): readonly string[] =>
  PROVIDER_KEYS.filter((name) => read.list(name).length === 0);

function rejectMissingKeys(read: EnvReader): void {
  const missing = findMissingProviderKeys(read);
  if (missing.length === 0) return;
  throw new ConfigError(`CASHFREE_BASE_URL names a real provider, so set ${missing.join(', ')} too.`);
}
