import { listenUntilStopped, PortError, waitForStopSignal } from './listen.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, parseConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/config-error.ts';
import { DatabaseStartError } from './platform/database/database.ts';
import { createLogDestination, createLogger } from './platform/logger.ts';
import { packageRoot } from './platform/package-root.ts';
import { loadStorefrontBuild } from './rendering/storefront-build.ts';
import { createShop } from './shop.ts';

async function main(config: Config): Promise<void> {
  const destination = createLogDestination();
  const logger = createLogger(config.logLevel, destination);
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));
  const stopped = waitForStopSignal();
  try {
    const shop = await createShop({
      config,
      logger,
      clock: systemClock,
      storefront: await loadStorefrontBuild(packageRoot()),
    });
    await listenUntilStopped({ ...shop, config, logger }, stopped);
  } finally {
    destination.flushSync();
  }
}

/** Prints configuration errors as one sentence, bugs with their stack trace. */
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
