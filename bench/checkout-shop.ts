/**
 * The shop with a provider that takes no time, so that what is left of a checkout is the shop's own work and its
 * database's. Letters and later looks at payments, which happen in the background, are left out. A process of its own.
 */
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/clock.ts';
import { parseConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createCatalogueRepository } from '#server/features/catalogue/catalogue-repository.ts';
import { openLiveCatalogue } from '#server/features/catalogue/live-catalogue.ts';
import { createProductSource } from '#server/features/catalogue/product-source.ts';
import { seedDemoCatalogue } from '#server/features/catalogue/seed.ts';
import { createLogDestination, createLogger } from '#server/http/logger.ts';
import { openPayments } from '#server/open-payments.ts';
import { packageRoot } from '#server/package-root.ts';
import { loadWebBuild } from '#server/ssr/web-build.ts';
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
