import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { endpointTable } from '#contract/endpoint-table.ts';
import { createAccessLogger } from './http/access-log.ts';
import { registerEndpoints, registerOpenApi } from './http/endpoint-routes.ts';
import { createFastifyApp } from './http/fastify-app.ts';
import { registerHealth } from './http/health.ts';
import type { Middleware } from './http/http-server.ts';
import { createInProcessTransport } from './http/in-process-transport.ts';
import { createRateLimiter } from './http/limits/rate-limiter.ts';
import { registerNotFoundHandler } from './http/not-found-handler.ts';
import { createRequestIdGenerator } from './http/request-context.ts';
import { createTokenVerifier } from './http/security/bearer-token.ts';
import { registerCors } from './http/security/cors.ts';
import { buildSecurityHeaders } from './http/security/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { createAccountRoutes } from './modules/account/account-routes.ts';
import { createAccountsModule } from './modules/account/accounts-module.ts';
import { createCartRepository } from './modules/cart/cart-repository.ts';
import { createCartRoutes } from './modules/cart/cart-routes.ts';
import { createCartService } from './modules/cart/cart-service.ts';
import { createCatalogueResponseCache } from './modules/catalogue/catalogue-response-cache.ts';
import { createCatalogueRoutes } from './modules/catalogue/catalogue-routes.ts';
import type { LiveCatalogue } from './modules/catalogue/live-catalogue.ts';
import { createProductSource } from './modules/catalogue/product-source.ts';
import { createInquiryRepository } from './modules/inquiries/inquiry-repository.ts';
import { createInquiryRoutes } from './modules/inquiries/inquiry-routes.ts';
import { createInquiryService } from './modules/inquiries/inquiry-service.ts';
import { createGauges } from './modules/metrics/gauges.ts';
import { createMetrics } from './modules/metrics/metrics.ts';
import { serveMetrics } from './modules/metrics/metrics-listener.ts';
import { createOrderRepository } from './modules/orders/order-repository.ts';
import { createOrderRoutes } from './modules/orders/orders-routes.ts';
import { createOrdersService } from './modules/orders/orders-service.ts';
import { createPaymentRoutes } from './modules/payments/payment-routes.ts';
import { registerWebhookRoute, webhookEndpoints } from './modules/payments/webhooks/webhook-route.ts';
import { registerSeoRoutes } from './modules/seo/seo-routes.ts';
import { createUserDetailsRepository } from './modules/user-details/user-details-repository.ts';
import { createUserDetailsRoutes } from './modules/user-details/user-details-routes.ts';
import { createUserDetailsService } from './modules/user-details/user-details-service.ts';
import { createWishlistRepository } from './modules/wishlist/wishlist-repository.ts';
import { createWishlistRoutes } from './modules/wishlist/wishlist-routes.ts';
import { createWishlistService } from './modules/wishlist/wishlist-service.ts';
import type { PaymentsService } from './payments-service.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { enqueue } from './platform/jobs/outbox-repository.ts';
import type { ShopLogger } from './platform/logger.ts';
import { createApiHostTransport } from './rendering/api-host-transport.ts';
import { createPageCache } from './rendering/page-cache.ts';
import { registerPageRoutes } from './rendering/page-routes.ts';
import { createPages } from './rendering/pages.ts';
import type { StorefrontBuild } from './rendering/storefront-build.ts';

export type AppDependencies = {
  config: Config;
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  /** Where `logger` writes; the access log writes there directly. */
  logDestination: DestinationStream;
  catalogue: LiveCatalogue;
  payments: PaymentsService;
  storefront: StorefrontBuild;
  /** Set by the development server: disables caching and allows its injected scripts. */
  development?: { middleware: Middleware };
};

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const RATE_LIMIT_SYNC_INTERVAL_MS = 1000;
/** API_HOST does not report catalogue changes, so its pages expire. */
const API_HOST_PAGE_TTL_MS = 60_000;

export function createStorefrontApp(deps: AppDependencies): FastifyInstance {
  const { config, db, clock, logger, catalogue, storefront, development } = deps;
  let isAppClosing = false;
  const isClosing = () => isAppClosing;
  const headers = buildSecurityHeaders(config, { isDevelopment: development !== undefined });
  const requestLog = createAccessLogger(logger, deps.logDestination);
  const gauges = createGauges(db, () => pageCache?.getTotalBytes() ?? 0);
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(gauges);
  const logAccess = metrics?.wrapAccessLog(requestLog) ?? requestLog;
  const createRequestId = createRequestIdGenerator();
  const allowedOrigins = new Set(config.corsOrigins);
  const { trustedProxyCount } = config;

  const tokens = createTokenVerifier({ secret: config.session.secret, clock });
  const limits = createRateLimiter({ db, clock, factor: config.rateLimitFactor });
  const catalogueResponses = createCatalogueResponseCache(catalogue);
  const inquiries = createInquiryService({ db, clock, enqueue, inquiries: createInquiryRepository(db) });
  const products = createProductSource(catalogue);
  const cart = createCartService({ carts: createCartRepository(db), products });
  const wishlist = createWishlistService({ wishlists: createWishlistRepository(db), products, clock });
  const routes = [
    ...createCatalogueRoutes(catalogue, catalogueResponses),
    ...createInquiryRoutes(inquiries),
    ...createAccountRoutes(createAccountsModule({ db, clock, limits, session: config.session })),
    ...createCartRoutes(cart),
    ...createWishlistRoutes(wishlist),
    ...createOrderRoutes(createOrdersService({ orders: createOrderRepository(db) })),
    ...createPaymentRoutes(deps.payments),
    ...createUserDetailsRoutes(createUserDetailsService({ details: createUserDetailsRepository(db) })),
  ];

  const pageCache = development ? undefined : createPageCache({ maxBytes: PAGE_CACHE_BYTES });
  catalogue.onChange(() => pageCache?.clear());
  const { shop, publicOrigin, apiOrigin, payments } = config;
  const payment = { scriptUrl: payments.scriptUrl, mode: payments.mode };
  const settings = { shop, publicOrigin, apiOrigin, payment };
  const transport = apiOrigin ? createApiHostTransport(apiOrigin) : createInProcessTransport(routes, tokens);
  const pages = createPages({ ...storefront, transport, settings, cache: pageCache });

  const app = createFastifyApp({
    logger,
    headers,
    trustedProxyCount,
    createRequestId,
    logAccess,
    isClosing,
    middleware: development?.middleware,
  });

  app.register(async (api) => {
    registerCors(api, allowedOrigins);
    registerEndpoints(api, routes, { tokens, limits, allowedOrigins });
  });
  registerWebhookRoute(app, deps.payments.receiveWebhook);
  registerHealth(app, { check: () => catalogue.refresh(), isClosing });
  if (metrics && config.metricsPort) serveMetrics(app, metrics, { host: config.host, port: config.metricsPort });
  registerOpenApi(app, endpointTable, config.shop.name);
  registerSeoRoutes(app, catalogue, config.publicOrigin);
  registerStaticFiles(app, { folders: storefront.folders, headers });
  registerPageRoutes(app, pages);
  registerNotFoundHandler(app, [...routes.map(({ endpoint }) => endpoint), ...webhookEndpoints], limits);

  const syncRateLimits = () =>
    limits.syncAndCleanUp().catch((err: unknown) => logger.warn({ err }, 'rate limits not synchronised'));
  const timers = [setInterval(syncRateLimits, RATE_LIMIT_SYNC_INTERVAL_MS).unref()];
  if (apiOrigin) timers.push(setInterval(() => pageCache?.clear(), API_HOST_PAGE_TTL_MS).unref());
  app.addHook('preClose', async () => {
    isAppClosing = true;
    for (const timer of timers) clearInterval(timer);
  });
  return app;
}
