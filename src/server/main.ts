import { listenUntilStopped, PortError, stopSignal } from './listen.ts';
import { openShop } from './open-shop.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, parseConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/config-error.ts';
import { DatabaseStartError } from './platform/database/database.ts';
import { createLogDestination, createLogger } from './platform/logger.ts';
import { packageRoot } from './platform/package-root.ts';
import { loadWebBuild } from './rendering/web-build.ts';

async function main(config: Config): Promise<void> {
  const destination = createLogDestination();
  const logger = createLogger(config.logLevel, destination);
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));
  const stopped = stopSignal();
  try {
    const shop = await openShop({ config, logger, clock: systemClock, web: await loadWebBuild(packageRoot()) });
    await listenUntilStopped({ ...shop, config, logger }, stopped);
  } finally {
    destination.flushSync();
  }
}

/** What the operator can put right is said in one sentence; anything else is a fault of ours and keeps its trace. */
function explain(error: unknown): void {
  const expected = [ConfigError, DatabaseStartError, PortError].some((kind) => error instanceof kind);
  console.error(expected ? (error as Error).message : error);
}

try {
  await main(parseConfig(process.env));
  process.exit(0);
} catch (error) {
  explain(error);
  process.exit(1);
}
