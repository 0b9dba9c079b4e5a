/**
 * Child process: the shop with an instant provider, so a checkout measures only the shop's own work and its
 * database's. Emails and background payment checks are left out.
 */

import { createPasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import { startLiveRevocations } from '#server/modules/account/sessions/live-revocations.ts';
import { createSessionRepository } from '#server/modules/account/sessions/session-repository.ts';
import { createPriceList } from '#server/modules/cart/cart-pricing.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { seedDemoCatalogue } from '#server/modules/catalogue/import/seed-demo-catalogue.ts';
import { startLiveCatalogue } from '#server/modules/catalogue/live-catalogue.ts';
import { createProductSource } from '#server/modules/catalogue/product-source.ts';
import { startLiveContent } from '#server/modules/content/live-content.ts';
import { startSettings } from '#server/modules/settings/start-settings.ts';
import { createPaymentsService } from '#server/payments-service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { createOutageLog } from '#server/platform/database/outage-log.ts';
import { createLogDestination, createLogger } from '#server/platform/logger.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';
import { loadStorefrontBuild } from '#server/rendering/storefront-build.ts';
import { createStorefrontApp } from '#server/storefront-app.ts';
import { createInstantProvider } from './instant-provider.ts';

async function startCheckoutShop(env: NodeJS.ProcessEnv): Promise<number> {
  const config = loadConfig({ ...process.env, ...env });
  const logDestination = createLogDestination();
  const logger = createLogger(config.logLevel, logDestination);
  const { db } = await openMigratedDatabase(config);
  await seedDemoCatalogue(db);
  const catalogue = await startLiveCatalogue({ repository: createCatalogueRepository(db), onError() {} });
  const revocations = await startLiveRevocations({
    repository: createSessionRepository(db),
    clock: systemClock,
    onError() {},
  });
  const settings = await startSettings({ config, db, clock: systemClock, logger, onError() {} });
  const content = await startLiveContent({ db, logger, onError() {} });
  const getFacts = () => settings.getCurrent().facts;
  const prices = createPriceList(createProductSource(catalogue).find, getFacts);
  const shared = { config, getFacts, db, clock: systemClock, logger, prices };
  const payments = createPaymentsService({ ...shared, provider: createInstantProvider() });
  const app = createStorefrontApp({
    passwords: createPasswordHasher(),
    ...shared,
    logDestination,
    outages: createOutageLog(logger),
    catalogue,
    settings,
    content,
    revocations,
    payments,
    storefront: await loadStorefrontBuild(getPackageRoot()),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

process.on('message', async (env: NodeJS.ProcessEnv) => process.send?.(await startCheckoutShop(env)));
process.on('disconnect', () => process.exit(0));
