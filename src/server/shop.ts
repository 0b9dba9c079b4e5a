import type { FastifyInstance } from 'fastify';
import { startEmbeddedSimulator } from './embedded-simulator.ts';
import { createCatalogueRepository } from './modules/catalogue/catalogue-repository.ts';
import { seedDemoCatalogue } from './modules/catalogue/import/seed-demo-catalogue.ts';
import { startLiveCatalogue } from './modules/catalogue/live-catalogue.ts';
import { createProductSource } from './modules/catalogue/product-source.ts';
import { createInquiryEmailHandlers } from './modules/inquiries/inquiry-emails.ts';
import { createInquiryRepository } from './modules/inquiries/inquiry-repository.ts';
import { createOrderEmailHandlers } from './modules/orders/order-email-handlers.ts';
import { createOrderRepository } from './modules/orders/order-repository.ts';
import { startReconciliation } from './modules/payments/settlement/start-reconciliation.ts';
import { createPaymentsService } from './payments-service.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { openDatabase } from './platform/database/engines/open-database.ts';
import { enqueue } from './platform/jobs/outbox-repository.ts';
import { startOutbox } from './platform/jobs/start-outbox.ts';
import { createMailGateway } from './platform/mail/create-mail-gateway.ts';
import type { MailGateway } from './platform/mail/mail.ts';
import { createCashfreeProvider } from './platform/payment-provider/cashfree-provider.ts';
import { type AppDependencies, createStorefrontApp } from './storefront-app.ts';

type ShopOptions = Pick<AppDependencies, 'config' | 'clock' | 'logger' | 'storefront' | 'development'>;
/** Decision 003. */
const POWER_CUT = 'embedded database: a power cut may lose what was written last; set DATABASE_URL for real customers';
export type Shop = { app: FastifyInstance; close(): Promise<void> };

/** Wires database, payment simulator, catalogue, jobs and app; `close` ends them in order. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { logger } = options;
  const onIdleError = (err: Error) => logger.warn({ err }, 'database connection lost');
  const connection = await openDatabase(options.config, { onIdleError });
  const closing = [connection.close];
  try {
    const { config, close: closeSimulator } = await startEmbeddedSimulator(options.config);
    closing.unshift(closeSimulator);
    if (connection.engine === 'embedded') logger.info(POWER_CUT);
    if (config.mode === 'demo' && (await seedDemoCatalogue(connection.db))) logger.info('demo catalogue loaded');
    const onError = (err: unknown) => logger.warn({ err }, 'catalogue not refreshed');
    const catalogue = await startLiveCatalogue({ repository: createCatalogueRepository(connection.db), onError });
    const opened = { ...options, config, db: connection.db };
    const provider = createCashfreeProvider({ ...config.payments, publicOrigin: config.publicOrigin }, options.clock);
    const payments = createPaymentsService({ ...opened, provider, findProduct: createProductSource(catalogue).find });
    const app = createStorefrontApp({ ...opened, catalogue, payments });
    const mail = createMailGateway(config);
    const outbox = startOutbox({
      ...options,
      db: connection.db,
      handlers: { ...mailHandlers(config, connection.db, options.clock, mail), ...payments.outboxHandlers },
    });
    const reconciliation = startReconciliation({ ...payments, logger });
    return {
      app,
      async close() {
        await app.close();
        await reconciliation.close();
        await outbox.close();
        mail.close();
        catalogue.close();
        for (const close of closing) await close();
      },
    };
  } catch (error) {
    for (const close of closing) await close();
    throw error;
  }
}

const mailHandlers = ({ shop, publicOrigin }: Config, db: Database, clock: Clock, mail: MailGateway) => ({
  ...createInquiryEmailHandlers({ inquiries: createInquiryRepository(db), mail, shop }),
  ...createOrderEmailHandlers({ orders: createOrderRepository(db), mail, db, clock, enqueue, shop, publicOrigin }),
});
