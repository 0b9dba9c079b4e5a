import type { FastifyInstance } from 'fastify';
import { startEmbeddedSimulator } from './embedded-simulator.ts';
import { createCatalogueRepository } from './modules/catalogue/catalogue-repository.ts';
import { seedDemoCatalogue } from './modules/catalogue/import/seed-demo-catalogue.ts';
import { EMPTY_CATALOGUE_MESSAGE, startLiveCatalogue } from './modules/catalogue/live-catalogue.ts';
import { createProductSource } from './modules/catalogue/product-source.ts';
import { createInquiryEmailHandlers } from './modules/inquiries/inquiry-emails.ts';
import { createInquiryRepository } from './modules/inquiries/inquiry-repository.ts';
import { startFillingItemTypes } from './modules/orders/fill-item-types.ts';
import { createOrderEmailHandlers } from './modules/orders/order-email-handlers.ts';
import { createOrderRepository } from './modules/orders/order-repository.ts';
import { createOwnerAlertEmailHandlers } from './modules/payments/reversals/owner-alert-emails.ts';
import { startReconciliation } from './modules/payments/settlement/start-reconciliation.ts';
import { createPaymentsService } from './payments-service.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { protectDataFolder } from './platform/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { openMigratedDatabase } from './platform/database/open-migrated-database.ts';
import { createOutageLog } from './platform/database/outage-log.ts';
import { enqueue } from './platform/jobs/outbox-repository.ts';
import { startOutbox } from './platform/jobs/start-outbox.ts';
import type { MailGateway } from './platform/mail/mail.ts';
import { createMailGateway } from './platform/mail/mail-gateways.ts';
import { createCashfreeProvider } from './platform/payment-provider/cashfree-provider.ts';
import { type AppDependencies, createStorefrontApp } from './storefront-app.ts';

type ShopOptions = Pick<
  AppDependencies,
  'config' | 'clock' | 'logger' | 'logDestination' | 'storefront' | 'development'
>;
/** docs/decisions/003. */
const POWER_CUT_WARNING =
  'embedded database: a power cut may lose the latest writes; set DATABASE_URL for real customers';
type Shop = { app: FastifyInstance; close(): Promise<void> };

/** Wires database, payment simulator, catalogue, jobs and app; `close` ends them in order. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { logger } = options;
  protectDataFolder(options.config, logger);
  const outages = createOutageLog(logger);
  // The pool replaces one lost connection, so this is no outage.
  const onIdleError = (err: Error) => logger.warn({ err }, 'database connection lost');
  const connection = await openMigratedDatabase(options.config, onIdleError);
  const closeSteps = [connection.close];
  try {
    const { config, close: closeSimulator } = await startEmbeddedSimulator(options.config, logger);
    closeSteps.unshift(closeSimulator);
    if (connection.engine === 'embedded') logger.info(POWER_CUT_WARNING);
    if (config.shopMode === 'demo' && (await seedDemoCatalogue(connection.db))) logger.info('demo catalogue loaded');
    closeSteps.unshift(startFillingItemTypes({ db: connection.db, outages }));
    const catalogue = await startLiveCatalogue({
      repository: createCatalogueRepository(connection.db),
      onError: (err) => outages.report(err, 'catalogue refresh failed'),
      onSuccess: outages.end,
    });
    if (catalogue.getCurrent().products.length === 0) logger.warn(EMPTY_CATALOGUE_MESSAGE);
    const appDeps = { ...options, config, outages, db: connection.db };
    const provider = createCashfreeProvider({ ...config.payments, publicOrigin: config.publicOrigin });
    const payments = createPaymentsService({ ...appDeps, provider, findProduct: createProductSource(catalogue).find });
    const app = createStorefrontApp({ ...appDeps, catalogue, payments });
    const mail = createMailGateway(config);
    const outbox = startOutbox({
      ...options,
      outages,
      db: connection.db,
      handlers: { ...createMailHandlers(config, connection.db, options.clock, mail), ...payments.outboxHandlers },
    });
    const reconciliation = startReconciliation({ ...payments, outages });
    return {
      app,
      async close() {
        await app.close();
        await reconciliation.close();
        await outbox.close();
        mail.close();
        catalogue.close();
        for (const close of closeSteps) await close();
      },
    };
  } catch (error) {
    for (const close of closeSteps) await close();
    throw error;
  }
}

const createMailHandlers = ({ shop, publicOrigin }: Config, db: Database, clock: Clock, mail: MailGateway) => ({
  ...createInquiryEmailHandlers({ inquiries: createInquiryRepository(db), mail, shop }),
  ...createOrderEmailHandlers({ orders: createOrderRepository(db), mail, db, clock, enqueue, shop, publicOrigin }),
  ...createOwnerAlertEmailHandlers({ db, mail, shop }),
});
