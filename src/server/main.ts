import { listenUntilStopped, PortError, waitForStopSignal } from './listen.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, loadConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/config-error.ts';
import { describeMisspeltSettings } from './platform/config/misspelt-settings.ts';
import { DatabaseStartError } from './platform/database/database.ts';
import { createLogDestination, createLogger } from './platform/logger.ts';
import { getPackageRoot } from './platform/package-root.ts';
import { loadDeskBuild } from './rendering/desk-pages.ts';
import { loadStorefrontBuild } from './rendering/storefront-build.ts';
import { createShop } from './shop.ts';

async function main(config: Config): Promise<void> {
  const logDestination = createLogDestination();
  const logger = createLogger(config.logLevel, logDestination);
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));
  for (const warning of describeMisspeltSettings(process.env)) logger.warn(warning);
  const stopSignal = waitForStopSignal();
  try {
    const shop = await createShop({
      config,
      logger,
      logDestination,
      clock: systemClock,
      storefront: await loadStorefrontBuild(getPackageRoot()),
      deskBuild: await loadDeskBuild(getPackageRoot()),
    });
    await listenUntilStopped({ ...shop, config, logger }, stopSignal);
  } finally {
    logDestination.flushSync();
  }
}

/** Prints configuration errors as one sentence, bugs with their stack trace. */
function printError(error: unknown): void {
  const isExpected = [ConfigError, DatabaseStartError, PortError].some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
}

/** A misspelt setting may be why the settings are incomplete. */
function loadConfigOrExplain(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    for (const warning of describeMisspeltSettings(process.env)) console.error(warning);
    throw error;
  }
}

try {
  await main(loadConfigOrExplain());
  process.exit(0);
} catch (error) {
  printError(error);
  process.exit(1);
}
