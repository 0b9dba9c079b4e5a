import type { FastifyInstance } from 'fastify';
import { openSimulator } from './embedded-simulator.ts';
import { createCatalogueRepository } from './modules/catalogue/catalogue-repository.ts';
import { seedDemoCatalogue } from './modules/catalogue/import/seed.ts';
import { openLiveCatalogue } from './modules/catalogue/live-catalogue.ts';
import { createProductSource } from './modules/catalogue/product-source.ts';
import { inquiryMailHandlers } from './modules/inquiries/inquiry-mails.ts';
import { createInquiryRepository } from './modules/inquiries/inquiry-repository.ts';
import { orderMailHandlers } from './modules/orders/order-mails.ts';
import { createOrderRepository } from './modules/orders/order-repository.ts';
import { startReconciliation } from './modules/payments/settlement/start-reconciliation.ts';
import { openPayments } from './open-payments.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { openDatabase } from './platform/database/engines/open-database.ts';
import { enqueue } from './platform/jobs/outbox-repository.ts';
import { startOutbox } from './platform/jobs/start-outbox.ts';
import type { MailGateway } from './platform/mail/mail.ts';
import { openMail } from './platform/mail/open-mail.ts';
import { createCashfreeProvider } from './platform/payment-provider/cashfree-provider.ts';
import { type AppParts, buildApp } from './storefront-app.ts';

type ShopParts = Pick<AppParts, 'config' | 'clock' | 'logger' | 'web' | 'development'>;
/** Decision 003. */
const POWER_CUT = 'embedded database: a power cut may lose what was written last; set DATABASE_URL for real customers';
export type Shop = { app: FastifyInstance; close(): Promise<void> };

/** Everything that the shop holds open: database, payment simulator, catalogue, application. */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { logger } = parts;
  const onIdleError = (err: Error) => logger.warn({ err }, 'database connection lost');
  const connection = await openDatabase(parts.config, { onIdleError });
  const closing = [connection.close];
  try {
    const { config, close: closeSimulator } = await openSimulator(parts.config);
    closing.unshift(closeSimulator);
    if (connection.engine === 'embedded') logger.info(POWER_CUT);
    if (config.mode === 'demo' && (await seedDemoCatalogue(connection.db))) logger.info('demo catalogue loaded');
    const onError = (err: unknown) => logger.warn({ err }, 'catalogue not refreshed');
    const catalogue = await openLiveCatalogue({ repository: createCatalogueRepository(connection.db), onError });
    const opened = { ...parts, config, db: connection.db };
    const provider = createCashfreeProvider({ ...config.payments, publicOrigin: config.publicOrigin }, parts.clock);
    const payments = openPayments({ ...opened, provider, findProduct: createProductSource(catalogue).find });
    const app = buildApp({ ...opened, catalogue, payments });
    const mail = openMail(config);
    const outbox = startOutbox({
      ...parts,
      db: connection.db,
      handlers: { ...mailHandlers(config, connection.db, parts.clock, mail), ...payments.outboxHandlers },
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
  ...inquiryMailHandlers({ inquiries: createInquiryRepository(db), mail, shop }),
  ...orderMailHandlers({ orders: createOrderRepository(db), mail, db, clock, enqueue, shop, publicOrigin }),
});
