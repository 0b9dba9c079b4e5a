import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from './app.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { openSimulator } from './embedded-simulator.ts';
import { createCatalogueRepository } from './features/catalogue/catalogue-repository.ts';
import { openLiveCatalogue } from './features/catalogue/live-catalogue.ts';
import { createProductSource } from './features/catalogue/product-source.ts';
import { seedDemoCatalogue } from './features/catalogue/seed.ts';
import { inquiryMailHandlers } from './features/inquiries/inquiry-mails.ts';
import { createInquiryRepository } from './features/inquiries/inquiry-repository.ts';
import { orderMailHandlers } from './features/orders/order-mails.ts';
import { createOrderRepository } from './features/orders/order-repository.ts';
import { enqueue } from './features/outbox/outbox-repository.ts';
import { startOutbox } from './features/outbox/start-outbox.ts';
import { startReconciliation } from './features/payments/start-reconciliation.ts';
import type { MailGateway } from './gateways/mail/mail.ts';
import { openMail } from './gateways/mail/open-mail.ts';
import { createCashfreeProvider } from './gateways/payments/cashfree-provider.ts';
import { openPayments } from './open-payments.ts';

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
