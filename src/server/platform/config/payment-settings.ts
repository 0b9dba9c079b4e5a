import { ConfigError } from './config-error.ts';
import type { EnvReader } from './env-reader.ts';
import { readOrCreateSecret } from './generated-secret.ts';
import { isLoopback } from './network-address.ts';

/** Settings of the payment provider: the local simulator unless CASHFREE_BASE_URL names a real one. */
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
  readonly isBreakerEnabled: boolean;
  readonly simulator: {
    /** Whether this process runs the simulator. */
    readonly isEmbedded: boolean;
    readonly port: number;
    readonly controlToken: string;
    readonly timeScale: number;
  };
};

export const WEBHOOK_PATH = '/api/Payments/webhook';
const CASHFREE_SCRIPT = 'https://sdk.cashfree.com/js/v3/cashfree.js';

type ServerSettings = {
  port: number;
  publicOrigin: string;
  dataDir: string;
  metricsPort: number | undefined;
  desk: { isEnabled: boolean; port: number };
};

/** Validates the settings now. The returned function completes them with secrets that it may store in the data folder. */
export function preparePaymentSettings(reader: EnvReader, server: ServerSettings): () => PaymentSettings {
  const simulatorPort = reader.getInteger('SIMULATOR_PORT', server.port === 0 ? 0 : server.port + 1, {
    min: 0,
    max: 65_535,
  });
  if (simulatorPort > 65_535) throw new ConfigError('SIMULATOR_PORT must be set when PORT is 65535.');
  const simulatorOrigin = `http://127.0.0.1:${simulatorPort}`;
  const baseUrl = reader.getUrl('CASHFREE_BASE_URL') ?? `${simulatorOrigin}/pg`;
  const provider = isLoopback(baseUrl) ? 'simulator' : 'cashfree';
  const settings = {
    provider,
    baseUrl,
    scriptUrl: reader.getUrl('CASHFREE_SCRIPT_URL') ?? getScriptUrl(provider, baseUrl),
    mode: reader.getChoice('CASHFREE_MODE', ['sandbox', 'production'], 'sandbox'),
    apiVersion: reader.getText('CASHFREE_API_VERSION') ?? '2026-01-01',
    webhookUrl: reader.getUrl('WEBHOOK_PUBLIC_URL') ?? server.publicOrigin + WEBHOOK_PATH,
    deadlineMs: reader.getInteger('PROVIDER_DEADLINE_MS', 8000, { min: 1, max: 60_000 }),
    isBreakerEnabled: reader.getChoice('PROVIDER_BREAKER', ['on', 'off'], 'on') === 'on',
  } as const;
  // A simulator on another port runs in its own process.
  const isOwnSimulator = provider === 'simulator' && Number(new URL(baseUrl).port) === simulatorPort;
  const isEmbedded = reader.getChoice('CASHFREE_SIM', ['embedded', 'off'], 'embedded') === 'embedded' && isOwnSimulator;
  if (isEmbedded) rejectSharedPort(simulatorPort, server);
  const timeScale = reader.getNumber('SIM_TIME_SCALE', 1, { min: 0.001, max: 100_000 });
  if (provider === 'cashfree') rejectMissingKeys(reader);
  const webhookSecrets = reader.getList('CASHFREE_WEBHOOK_SECRETS');
  return () => {
    // A real provider has its own secrets.
    const readStoredSecret = (name: string) =>
      provider === 'simulator' ? readOrCreateSecret(server.dataDir, name) : '';
    const clientSecret = reader.getText('CASHFREE_CLIENT_SECRET') ?? readStoredSecret('simulator-client-secret');
    return {
      ...settings,
      clientId: reader.getText('CASHFREE_CLIENT_ID') ?? 'simulator',
      clientSecret,
      // The provider signs webhooks with the client secret; a list is needed only while it changes.
      webhookSecrets: webhookSecrets.length > 0 ? webhookSecrets : [clientSecret],
      simulator: {
        isEmbedded,
        port: simulatorPort,
        controlToken: reader.getText('SIMULATOR_CONTROL_TOKEN') ?? readStoredSecret('simulator-control-token'),
        timeScale,
      },
    };
  };
}

function rejectSharedPort(simulatorPort: number, { port, metricsPort, desk }: ServerSettings): void {
  if (simulatorPort === 0) return;
  if (simulatorPort === port) throw new ConfigError(`SIMULATOR_PORT must differ from PORT, but both are ${port}.`);
  if (simulatorPort === metricsPort)
    throw new ConfigError(`METRICS_PORT must differ from SIMULATOR_PORT, but both are ${metricsPort}.`);
  if (desk.isEnabled && simulatorPort === desk.port)
    throw new ConfigError(`DESK_PORT must differ from SIMULATOR_PORT, but both are ${simulatorPort}.`);
}

const getScriptUrl = (provider: 'simulator' | 'cashfree', baseUrl: string): string =>
  provider === 'simulator' ? `${new URL(baseUrl).origin}/js/v3/cashfree.js` : CASHFREE_SCRIPT;

const PROVIDER_KEYS = ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'] as const;

export const findMissingProviderKeys = (reader: EnvReader): readonly string[] =>
  PROVIDER_KEYS.filter((name) => reader.getList(name).length === 0);

function rejectMissingKeys(reader: EnvReader): void {
  const missing = findMissingProviderKeys(reader);
  if (missing.length === 0) return;
  throw new ConfigError(`CASHFREE_BASE_URL is a real provider, so set ${missing.join(', ')} too.`);
}
