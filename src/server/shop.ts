import type { FastifyInstance } from 'fastify';
import { createDeskApp, type DeskDependencies } from './desk-app.ts';
import { startEmbeddedSimulator } from './embedded-simulator.ts';
import { createPasswordHasher } from './http/sign-in/password-hasher.ts';
import { createAccountRepository } from './modules/account/account-repository.ts';
import { createCredentialsEmailHandlers } from './modules/account/credentials/credentials-emails.ts';
import { createEmailLinks } from './modules/account/links/email-links.ts';
import { startLiveRevocations } from './modules/account/sessions/live-revocations.ts';
import { createSessionRepository } from './modules/account/sessions/session-repository.ts';
import { createVerificationEmailHandlers } from './modules/account/verification/verification-email.ts';
import { createPriceList } from './modules/cart/cart-pricing.ts';
import { lockCart } from './modules/cart/cart-repository.ts';
import { createCatalogueRepository } from './modules/catalogue/catalogue-repository.ts';
import { seedDemoCatalogue } from './modules/catalogue/import/seed-demo-catalogue.ts';
import { EMPTY_CATALOGUE_MESSAGE, startLiveCatalogue } from './modules/catalogue/live-catalogue.ts';
import { createProductSource } from './modules/catalogue/product-source.ts';
import { startLiveContent } from './modules/content/live-content.ts';
import { startCustomerTermsBackfill } from './modules/customers/search/backfill-customer-terms.ts';
import { createInquiryEmailHandlers } from './modules/inquiries/inquiry-emails.ts';
import { createInquiryRepository } from './modules/inquiries/inquiry-repository.ts';
import { createReplyEmailHandlers } from './modules/inquiries/reply-email.ts';
import { startMessageTermsBackfill } from './modules/inquiries/search/backfill-message-terms.ts';
import { startItemProductsBackfill } from './modules/orders/backfill/backfill-item-products.ts';
import { startItemTypesBackfill } from './modules/orders/backfill/backfill-item-types.ts';
import { startOrderTermsBackfill } from './modules/orders/backfill/backfill-order-terms.ts';
import { createOrderEmailHandlers } from './modules/orders/order-email-handlers.ts';
import { createOrderRepository } from './modules/orders/order-repository.ts';
import { createOwnerAlertEmailHandlers } from './modules/payments/reversals/owner-alert-emails.ts';
import { startReconciliation } from './modules/payments/settlement/start-reconciliation.ts';
import { createPictureSweep } from './modules/pictures/sweep/picture-sweep.ts';
import { startPictureSweep } from './modules/pictures/sweep/start-picture-sweep.ts';
import { createErasureEmailHandlers } from './modules/privacy/erasure-emails.ts';
import { createErasureService } from './modules/privacy/erasure-service.ts';
import { createMarketingEmailHandlers } from './modules/privacy/marketing/marketing-emails.ts';
import { startErasureJob } from './modules/privacy/start-erasure-job.ts';
import { followFacts } from './modules/settings/follow-facts.ts';
import { startSettings } from './modules/settings/start-settings.ts';
import { type FirstSignIn, prepareFirstStaff } from './modules/staff/first-staff.ts';
import { createInvitationEmailHandlers } from './modules/staff/members/invitation-email.ts';
import { createInvitationTokens, INVITATION_TOPIC } from './modules/staff/members/invitation-tokens.ts';
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
import { createPictureFolder } from './platform/pictures/picture-storage.ts';
import type { DeskBuild } from './rendering/desk-pages.ts';
import { rejectSampleHistory, seedSampleHistory } from './seed-sample-history.ts';
import { type AppDependencies, createStorefrontApp } from './storefront-app.ts';

type ShopOptions = Pick<AppDependencies, 'clock' | 'logger' | 'logDestination' | 'storefront' | 'development'> & {
  config: Config;
  deskBuild: DeskBuild;
};
/** docs/decisions/003. */
const POWER_CUT_WARNING =
  'embedded database: a power cut may lose the latest writes; set DATABASE_URL for real customers';
type Desk = { app: FastifyInstance; signInHint: string };
type Shop = { app: FastifyInstance; desk: Desk | undefined; close(): Promise<void> };

/** Wires database, payment simulator, catalogue, jobs and app; `close` ends them. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { logger } = options;
  protectDataFolder(options.config, logger);
  const outages = createOutageLog(logger);
  // The pool replaces one lost connection, so this is no outage.
  const onIdleError = (err: Error) => logger.warn({ err }, 'database connection lost');
  const connection = await openMigratedDatabase(options.config, onIdleError);
  const closeSteps = [connection.close];
  try {
    if (options.config.shopMode === 'live') await rejectSampleHistory(connection.db);
    const settings = await startSettings({
      ...options,
      db: connection.db,
      onError: (err) => outages.report(err, 'settings not read'),
    });
    closeSteps.unshift(async () => settings.close());
    const getFacts = () => settings.getCurrent().facts;
    const { config, close: closeSimulator } = await startEmbeddedSimulator(options.config, logger, getFacts().name);
    closeSteps.unshift(closeSimulator);
    if (connection.engine === 'embedded') logger.info(POWER_CUT_WARNING);
    if (config.shopMode === 'demo' && (await seedDemoCatalogue(connection.db))) logger.info('demo catalogue loaded');
    const backfillDeps = { db: connection.db, clock: options.clock, outages };
    closeSteps.unshift(startItemTypesBackfill(backfillDeps));
    closeSteps.unshift(startItemProductsBackfill(backfillDeps));
    closeSteps.unshift(startOrderTermsBackfill(backfillDeps));
    closeSteps.unshift(startMessageTermsBackfill(backfillDeps));
    closeSteps.unshift(startCustomerTermsBackfill(backfillDeps));
    const catalogue = await startLiveCatalogue({
      repository: createCatalogueRepository(connection.db),
      onError: (err) => outages.report(err, 'catalogue refresh failed'),
      onSuccess: outages.end,
    });
    closeSteps.unshift(async () => catalogue.close());
    const content = await startLiveContent({
      db: connection.db,
      logger,
      onError: (err) => outages.report(err, 'content not read'),
    });
    closeSteps.unshift(async () => content.close());
    const revocations = await startLiveRevocations({
      repository: createSessionRepository(connection.db),
      clock: options.clock,
      onError: (err) => outages.report(err, 'revoked sessions not read'),
    });
    closeSteps.unshift(async () => revocations.close());
    if (catalogue.getCurrent().products.length === 0) logger.warn(EMPTY_CATALOGUE_MESSAGE);
    const prices = createPriceList(createProductSource(catalogue).find, getFacts);
    // One for both listeners, because hashing fills the worker threads of the process.
    const passwords = createPasswordHasher();
    const appDeps = { ...options, config, outages, db: connection.db, settings, getFacts, prices, passwords };
    if (config.hasSampleHistory) await seedSampleHistory({ ...appDeps, facts: getFacts(), ...catalogue.getCurrent() });
    const provider = createCashfreeProvider({ ...config.payments, publicOrigin: config.publicOrigin });
    const payments = createPaymentsService({ ...appDeps, provider });
    const app = createStorefrontApp({ ...appDeps, catalogue, content, revocations, payments });
    const desk = config.desk.isEnabled
      ? await createDesk({ ...appDeps, catalogue, content, build: options.deskBuild })
      : undefined;
    const mail = createMailGateway({ ...config, getFacts });
    const outbox = startOutbox({
      ...options,
      outages,
      db: connection.db,
      handlers: followFacts(settings, (shop) =>
        createMailHandlers({ ...config, shop }, connection.db, options.clock, mail),
      ),
      urgentHandlers: payments.outboxHandlers,
      // Their links need the origin of the desk, which a process without one may not know.
      skippedTopics: config.desk.isEnabled ? [] : [INVITATION_TOPIC],
    });
    const reconciliation = startReconciliation({ ...payments, outages });
    const erasureJob = startErasureJob({
      erasures: createErasureService({
        db: connection.db,
        clock: options.clock,
        endSessions: createSessionRepository(connection.db).endAll,
        lockCart,
      }),
      outages,
    });
    const storage = createPictureFolder(config.picturesDir);
    const sweep = createPictureSweep({ db: connection.db, clock: options.clock, storage });
    const sweepJob = startPictureSweep({ sweep, outages, logger });
    return {
      app,
      desk,
      async close() {
        // Apps and jobs close in parallel: each may take seconds, and the service manager only waits 15 seconds.
        const jobs = [outbox, reconciliation, erasureJob, sweepJob];
        await Promise.all([...jobs.map((job) => job.close()), app.close(), desk?.app.close()]);
        for (const close of closeSteps) await close();
      },
    };
  } catch (error) {
    for (const close of closeSteps) await close();
    throw error;
  }
}

async function createDesk(deps: DeskDependencies): Promise<Desk> {
  const invitationTokens = createInvitationTokens({
    ...deps,
    ...deps.config.session,
    deskOrigin: deps.config.desk.origin,
  });
  const firstSignIn = await prepareFirstStaff({ ...deps, invitationTokens });
  return { app: createDeskApp(deps), signInHint: describeFirstSignIn(firstSignIn) };
}

function describeFirstSignIn(first: FirstSignIn | undefined): string {
  if (first?.kind === 'password') return ` (${first.email} / ${first.password})`;
  return first ? ` (nobody has an account yet; this link works once, for 30 minutes: ${first.link})` : '';
}

const createMailHandlers = (
  { shop, publicOrigin, session, desk }: Config,
  db: Database,
  clock: Clock,
  mail: MailGateway,
) => ({
  ...createInquiryEmailHandlers({ inquiries: createInquiryRepository(db), mail, shop, publicOrigin }),
  ...createReplyEmailHandlers({ db, clock, mail, shop, publicOrigin }),
  ...createOrderEmailHandlers({ orders: createOrderRepository(db), mail, db, clock, enqueue, shop, publicOrigin }),
  ...createCredentialsEmailHandlers({
    db,
    accounts: createAccountRepository(db),
    links: createEmailLinks({ secret: session.secret, clock }),
    mail,
    shop,
    publicOrigin,
  }),
  ...createOwnerAlertEmailHandlers({ db, mail, shop }),
  ...createVerificationEmailHandlers({
    db,
    links: createEmailLinks({ secret: session.secret, clock }),
    mail,
    shop,
    publicOrigin,
  }),
  ...createInvitationEmailHandlers({
    db,
    invitationTokens: createInvitationTokens({ secret: session.secret, clock, deskOrigin: desk.origin }),
    mail,
    shop,
  }),
  ...createErasureEmailHandlers({ db, mail, shop, publicOrigin }),
  ...createMarketingEmailHandlers({ db, mail, shop, publicOrigin }),
});
