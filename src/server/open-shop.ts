import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { createCatalogueRepository } from './features/catalogue/catalogue-repository.ts';
import { openLiveCatalogue } from './features/catalogue/live-catalogue.ts';
import { seedDemoCatalogue } from './features/catalogue/seed.ts';
import { inquiryMailHandlers } from './features/inquiries/inquiry-mails.ts';
import { createInquiryRepository } from './features/inquiries/inquiry-repository.ts';
import { startOutbox } from './features/outbox/start-outbox.ts';
import type { MailGateway } from './gateways/mail/mail.ts';
import { openMail } from './gateways/mail/open-mail.ts';

type ShopParts = Pick<AppParts, 'config' | 'clock' | 'logger' | 'web' | 'development'>;
export type Shop = { app: FastifyInstance; close(): Promise<void> };

/** Everything that the shop holds open: database, catalogue, application. */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { config, logger } = parts;
  const onIdleError = (err: Error) => logger.warn({ err }, 'database connection lost');
  const connection = await openDatabase(config, { onIdleError });
  try {
    if (config.mode === 'demo' && (await seedDemoCatalogue(connection.db))) logger.info('demo catalogue loaded');
    const onError = (err: unknown) => logger.warn({ err }, 'catalogue not refreshed');
    const catalogue = await openLiveCatalogue({ repository: createCatalogueRepository(connection.db), onError });
    const app = buildApp({ ...parts, db: connection.db, catalogue });
    const mail = openMail(config);
    const outbox = startOutbox({ ...parts, db: connection.db, handlers: mailHandlers(config, connection.db, mail) });
    return {
      app,
      async close() {
        await app.close();
        await outbox.close();
        mail.close();
        catalogue.close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

const mailHandlers = ({ shop }: Config, db: Database, mail: MailGateway) => ({
  ...inquiryMailHandlers({ inquiries: createInquiryRepository(db), mail, shop }),
});
