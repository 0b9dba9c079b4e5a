import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { ReadContent } from '#contract/content/content-keys.ts';
import { toPolicyVersion } from '#contract/content/policy-versions.ts';
import { endpointTable } from '#contract/endpoint-table.ts';
import { type BoundEndpoint, registerEndpoints, registerOpenApi } from './http/endpoint-routes.ts';
import { registerCleanup } from './http/expired-rows.ts';
import { createFastifyApp, type Middleware } from './http/fastify-app.ts';
import { registerHealth } from './http/health.ts';
import { createRateLimiter, type RateLimiter } from './http/limits/rate-limiter.ts';
import { registerApiNotFoundHandler, registerNotFoundHandler } from './http/not-found-handler.ts';
import { createTokenVerifier } from './http/security/bearer-token.ts';
import { registerCors } from './http/security/cors.ts';
import { buildSecurityHeaders } from './http/security/security-headers.ts';
import { createFailedSignIns } from './http/sign-in/failed-sign-ins.ts';
import type { PasswordHasher } from './http/sign-in/password-hasher.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { createAccountRepository } from './modules/account/account-repository.ts';
import { createAccountRoutes } from './modules/account/account-routes.ts';
import { createPasswordConfirmation } from './modules/account/confirm-password.ts';
import { createEmailLinks } from './modules/account/links/email-links.ts';
import type { LiveRevocations } from './modules/account/sessions/live-revocations.ts';
import { createSessionRepository } from './modules/account/sessions/session-repository.ts';
import { createEmailVerification } from './modules/account/verification/email-verification.ts';
import { createVerificationRoutes } from './modules/account/verification/verification-routes.ts';
import type { PriceList } from './modules/cart/cart-pricing.ts';
import { lockCart } from './modules/cart/cart-repository.ts';
import { createCartRoutes } from './modules/cart/cart-routes.ts';
import { createProductRedirects } from './modules/catalogue/archived-products.ts';
import { createCatalogueRoutes } from './modules/catalogue/catalogue-routes.ts';
import type { LiveCatalogue } from './modules/catalogue/live-catalogue.ts';
import { createProductSource } from './modules/catalogue/product-source.ts';
import { createListingRedirects } from './modules/catalogue/sub-categories/listing-redirects.ts';
import { registerContentRoutes } from './modules/content/content-routes.ts';
import { createContentReader, type LiveContent } from './modules/content/live-content.ts';
import { refreshCustomerTerms, refreshTermsOfDetails } from './modules/customers/search/customer-terms.ts';
import { createInquiryRoutes } from './modules/inquiries/inquiry-routes.ts';
import { createGauges } from './modules/metrics/gauges.ts';
import { registerMetrics } from './modules/metrics/metrics-listener.ts';
import { createOrderRoutes } from './modules/orders/orders-routes.ts';
import { createPaymentRoutes } from './modules/payments/payment-routes.ts';
import { registerWebhookRoute, webhookEndpoints } from './modules/payments/webhooks/webhook-route.ts';
import { createErasureService } from './modules/privacy/erasure-service.ts';
import { registerUnsubscribeRoute } from './modules/privacy/marketing/unsubscribe-route.ts';
import { createPrivacyRoutes } from './modules/privacy/privacy-routes.ts';
import { greetConfirmedCustomer, storeSignUpConsents } from './modules/privacy/privacy-service.ts';
import { registerSeoRoutes } from './modules/seo/seo-routes.ts';
import type { LiveSettings } from './modules/settings/live-settings.ts';
import { createUserDetailsRoutes } from './modules/user-details/user-details-routes.ts';
import { createWishlistRoutes } from './modules/wishlist/wishlist-routes.ts';
import type { PaymentsService } from './payments-service.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import type { OutageLog } from './platform/database/outage-log.ts';
import type { ShopLogger } from './platform/logger.ts';
import { getUploadsFolder } from './platform/pictures/picture-storage.ts';
import { registerPageCache } from './rendering/page-cache.ts';
import { registerPages } from './rendering/page-routes.ts';
import type { StorefrontBuild } from './rendering/storefront-build.ts';

export type AppDependencies = {
  /** Business facts come from `settings`. */
  config: Omit<Config, 'shop'>;
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  /** Where `logger` writes; the access log writes there directly. */
  logDestination: DestinationStream;
  outages: OutageLog;
  catalogue: LiveCatalogue;
  settings: LiveSettings;
  content: LiveContent;
  revocations: LiveRevocations;
  prices: PriceList;
  payments: PaymentsService;
  passwords: PasswordHasher;
  storefront: StorefrontBuild;
  /** Set by the development server: disables caching and allows its injected scripts. */
  development?: { middleware: Middleware };
};

const API_PREFIX = '/api';

/** Lists what the storefront's listener serves. */
export function createStorefrontApp(deps: AppDependencies): FastifyInstance {
  const { config, db, clock, catalogue, settings, content, revocations, prices, payments, storefront, development } =
    deps;
  const getFacts = () => settings.getCurrent().facts;
  const headers = buildSecurityHeaders(config, { isDevelopment: development !== undefined });
  const app = createFastifyApp({ ...deps, headers, middleware: development?.middleware });
  const sources = [catalogue, settings, content];
  const pageCache = registerPageCache(app, { sources, apiOrigin: config.apiOrigin });
  const limits = createRateLimiter({ db, factor: config.rateLimitFactor });
  const tokens = createTokenVerifier({ secret: config.session.secret, clock, revocations });
  const products = createProductSource(catalogue);
  const findProductRedirect = createProductRedirects(catalogue);
  const findListingRedirect = createListingRedirects(catalogue);
  const readContent = createContentReader(content, findListingRedirect);
  const endpoints = [
    ...createCatalogueRoutes(catalogue),
    ...createInquiryRoutes({ db, clock, limits }),
    ...createCustomerRoutes(deps, readContent, limits),
    ...createCartRoutes({ db, products, prices }),
    ...createWishlistRoutes({ db, clock, products }),
    ...createOrderRoutes(db),
    ...createPaymentRoutes(payments, limits),
    ...createUserDetailsRoutes({ db, onSaved: refreshTermsOfDetails }),
  ];

  registerCleanup(app, deps);
  registerMetrics(app, config, createGauges({ db, clock }, pageCache.getTotalBytes));
  registerHealth(app, catalogue.refresh);
  app.register(registerApi, { prefix: API_PREFIX });
  registerWebhookRoute(app, payments.receiveWebhook, limits);
  registerUnsubscribeRoute(app, { db, clock, limits });
  registerOpenApi(app, endpointTable, () => getFacts().name);
  registerContentRoutes(app, { readContent, changes: [content, catalogue] });
  registerSeoRoutes(app, catalogue, config.publicOrigin);
  registerStaticFiles(app, { folders: [...storefront.folders, getUploadsFolder(config)], headers });
  registerPages(app, {
    config,
    getFacts,
    readContent,
    storefront,
    endpoints,
    tokens,
    cache: development ? undefined : pageCache,
    findRedirect: (address) => findProductRedirect(address) ?? findListingRedirect(address),
    getVersion: () => sources.map((source) => source.getCurrent().version).join(' '),
  });
  registerNotFoundHandler(app);
  return app;

  async function registerApi(api: FastifyInstance): Promise<void> {
    const allowedOrigins = new Set(config.corsOrigins);
    registerCors(api, allowedOrigins);
    registerEndpoints(api, endpoints, { tokens, limits, allowedOrigins });
    registerApiNotFoundHandler(api, [...endpoints.map(({ endpoint }) => endpoint), ...webhookEndpoints], limits);
  }
}

/** Accounts and their privacy share the password check; neither module knows the other. */
function createCustomerRoutes(
  { db, clock, revocations, passwords, config }: AppDependencies,
  readContent: ReadContent,
  limits: RateLimiter,
): readonly BoundEndpoint[] {
  const { session } = config;
  const verification = createEmailVerification({
    db,
    clock,
    links: createEmailLinks({ secret: session.secret, clock }),
    onConfirmed: (tx, userId) => greetConfirmedCustomer(tx, userId, clock),
  });
  const getPolicyVersions = () => ({
    terms: toPolicyVersion(readContent('policy-terms').number),
    privacy: toPolicyVersion(readContent('policy-privacy').number),
  });
  const accounts = createAccountRepository(db);
  const failures = createFailedSignIns(db, clock);
  const confirmPassword = createPasswordConfirmation({ accounts, passwords, failures });
  return [
    ...createAccountRoutes({
      db,
      clock,
      session,
      revocations,
      passwords,
      limits,
      confirmPassword,
      async onRegistered(tx, account, { acceptsTerms, acceptsMarketing }) {
        const choices = { acceptsTerms: acceptsTerms === true, acceptsMarketing: acceptsMarketing === true };
        await storeSignUpConsents(tx, account.id, choices, clock.now(), getPolicyVersions());
        await refreshCustomerTerms(tx, account.id);
        await verification.sendLink(tx, account);
      },
      onEmailChanged: refreshCustomerTerms,
    }),
    ...createVerificationRoutes(verification),
    ...createPrivacyRoutes({
      db,
      clock,
      erasures: createErasureService({ db, clock, endSessions: createSessionRepository(db).endAll, lockCart }),
      confirmPassword,
      onErased: revocations.refresh,
      getPolicyVersions,
    }),
  ];
}
