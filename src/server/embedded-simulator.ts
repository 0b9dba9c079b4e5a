import { join } from 'node:path';
import { PortError } from './listen.ts';
import type { Config } from './platform/config/config.ts';
import type { ShopLogger } from './platform/logger.ts';

const LOOPBACK_HOST = '127.0.0.1';

type EmbeddedSimulator = {
  /** Config with the simulator's actual port. */
  readonly config: Config;
  close(): Promise<void>;
};

/** Starts the payment simulator in this process if configured. */
export async function startEmbeddedSimulator(
  config: Config,
  logger: ShopLogger,
  merchantName: string,
): Promise<EmbeddedSimulator> {
  const { simulator, clientId, clientSecret, webhookSecrets } = config.payments;
  if (!simulator.isEmbedded) return { config, close: async () => undefined };
  const { JOURNAL_NAME, startPaymentSimulator } = await import('#payment-simulator/start-simulator.ts');
  const runningSimulator = await startPaymentSimulator({
    clientId,
    clientSecret,
    webhookSecrets,
    host: LOOPBACK_HOST,
    port: simulator.port,
    controlToken: simulator.controlToken,
    timeScale: simulator.timeScale,
    journalFile: join(config.dataDir, JOURNAL_NAME),
    merchantName,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    const address = `${LOOPBACK_HOST}:${simulator.port}`;
    throw new PortError(`${address} cannot be used by the payment simulator: set another PORT or SIMULATOR_PORT.`);
  });
  logger.info(`The payment simulator is open: ${runningSimulator.origin}`);
  return { config: replaceSimulatorOrigin(config, runningSimulator.origin), close: runningSimulator.close };
}

function replaceSimulatorOrigin(config: Config, origin: string): Config {
  const { payments } = config;
  const configuredOrigin = `http://${LOOPBACK_HOST}:${payments.simulator.port}`;
  const replaceOrigin = (url: string) =>
    url.startsWith(`${configuredOrigin}/`) ? origin + url.slice(configuredOrigin.length) : url;
  return {
    ...config,
    payments: {
      ...payments,
      baseUrl: replaceOrigin(payments.baseUrl),
      scriptUrl: replaceOrigin(payments.scriptUrl),
      simulator: { ...payments.simulator, port: Number(new URL(origin).port) },
    },
  };
}
