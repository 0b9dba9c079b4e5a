/**
 * The shop with a provider that takes no time, so that what is left of a checkout is the shop's own work and its
 * database's. Letters and later looks at payments, which happen in the background, are left out. A process of its own.
 */

import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { seedDemoCatalogue } from '#server/modules/catalogue/import/seed.ts';
import { openLiveCatalogue } from '#server/modules/catalogue/live-catalogue.ts';
import { createProductSource } from '#server/modules/catalogue/product-source.ts';
import { openPayments } from '#server/open-payments.ts';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/engines/open-database.ts';
import { createLogDestination, createLogger } from '#server/platform/logger.ts';
import { packageRoot } from '#server/platform/package-root.ts';
import { loadWebBuild } from '#server/rendering/web-build.ts';
import { buildApp } from '#server/storefront-app.ts';
import { createPromptProvider } from './prompt-provider.ts';

async function open(env: NodeJS.ProcessEnv): Promise<number> {
  const config = parseConfig({ ...process.env, ...env });
  const logger = createLogger(config.logLevel, createLogDestination());
  const { db } = await openDatabase(config);
  await seedDemoCatalogue(db);
  const catalogue = await openLiveCatalogue({ repository: createCatalogueRepository(db), onError() {} });
  const shared = { config, db, clock: systemClock, logger };
  const findProduct = createProductSource(catalogue).find;
  const payments = openPayments({ ...shared, provider: createPromptProvider(), findProduct });
  const app = buildApp({ ...shared, catalogue, payments, web: await loadWebBuild(packageRoot()) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

process.on('message', async (env: NodeJS.ProcessEnv) => process.send?.(await open(env)));
process.on('disconnect', () => process.exit(0));
