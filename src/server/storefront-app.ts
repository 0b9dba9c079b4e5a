import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { createAccessLog } from './http/access-log.ts';
import { createFastifyApp } from './http/fastify-app.ts';
import { serveHealth } from './http/health.ts';
import type { Middleware } from './http/http-server.ts';
import { inProcessTransport } from './http/in-process-transport.ts';
import { createRateLimiter } from './http/limits/rate-limit.ts';
import { serveOpenApi } from './http/openapi-route.ts';
import { createRequestIds } from './http/request-id.ts';
import { createFastPath } from './http/responses/fast-path.ts';
import { createBearer } from './http/security/bearer.ts';
import { allowOrigins } from './http/security/cors.ts';
import { securityHeaders } from './http/security/security-headers.ts';
import { serveAll } from './http/serve.ts';
import { createStaticFiles } from './http/static-files/static-files.ts';
import { answerUnknownAddresses } from './http/unknown-address.ts';
import { accountCalls } from './modules/account/account-routes.ts';
import { openAccounts } from './modules/account/open-accounts.ts';
import { createCartRepository } from './modules/cart/cart-repository.ts';
import { cartCalls } from './modules/cart/cart-routes.ts';
import { createCartService } from './modules/cart/cart-service.ts';
import { createCatalogueAnswers } from './modules/catalogue/catalogue-answers.ts';
import { catalogueCalls } from './modules/catalogue/catalogue-routes.ts';
import type { LiveCatalogue } from './modules/catalogue/live-catalogue.ts';
import { createProductSource } from './modules/catalogue/product-source.ts';
import { createInquiryRepository } from './modules/inquiries/inquiry-repository.ts';
import { inquiryCalls } from './modules/inquiries/inquiry-routes.ts';
import { createInquiryService } from './modules/inquiries/inquiry-service.ts';
import { createGauges } from './modules/metrics/gauges.ts';
import { createMetrics } from './modules/metrics/metrics.ts';
import { serveMetrics } from './modules/metrics/serve-metrics.ts';
import { createOrderRepository } from './modules/orders/order-repository.ts';
import { ordersCalls } from './modules/orders/orders-routes.ts';
import { createOrdersService } from './modules/orders/orders-service.ts';
import { paymentCalls } from './modules/payments/payment-routes.ts';
import { serveWebhook, webhookRows } from './modules/payments/webhooks/webhook-route.ts';
import { serveSeo } from './modules/seo/seo-routes.ts';
import { createUserDetailsRepository } from './modules/user-details/user-details-repository.ts';
import { userDetailsCalls } from './modules/user-details/user-details-routes.ts';
import { createUserDetailsService } from './modules/user-details/user-details-service.ts';
import { createWishlistRepository } from './modules/wishlist/wishlist-repository.ts';
import { wishlistCalls } from './modules/wishlist/wishlist-routes.ts';
import { createWishlistService } from './modules/wishlist/wishlist-service.ts';
import type { Payments } from './open-payments.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { enqueue } from './platform/jobs/outbox-repository.ts';
import type { ShopLogger } from './platform/logger.ts';
import { apiHostTransport } from './rendering/api-host-transport.ts';
import { createPageCache } from './rendering/page-cache.ts';
import { registerPages } from './rendering/page-routes.ts';
import { createPages } from './rendering/pages.ts';
import type { WebBuild } from './rendering/web-build.ts';

export type AppParts = {
  config: Config;
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  catalogue: LiveCatalogue;
  payments: Payments;
  web: WebBuild;
  /** Under the development server: nothing is cached, and its injected scripts are allowed. */
  development?: { middleware: Middleware };
};

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const RECONCILE_EVERY_MS = 1000;
/** Another host does not tell when its catalogue changes, so pages made of its answers are not kept for longer. */
const OTHER_HOSTS_PAGES_MS = 60_000;

export function buildApp(parts: AppParts): FastifyInstance {
  const { config, db, clock, logger, catalogue, web, development } = parts;
  let closing = false;
  const isClosing = () => closing;
  const headers = securityHeaders(config, { development: development !== undefined });
  const log = createAccessLog(logger);
  const gauges = createGauges(db, () => cache?.bytes() ?? 0);
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(gauges);
  const accessLog = metrics?.watch(log) ?? log;
  const nextRequestId = createRequestIds();
  const allowedOrigins = new Set(config.corsOrigins);
  const { trustProxyHops } = config;

  const bearer = createBearer({ secret: config.session.secret, clock });
  const limits = createRateLimiter({ db, clock, factor: config.rateLimitFactor });
  const catalogueAnswers = createCatalogueAnswers(catalogue);
  const inquiries = createInquiryService({ db, clock, enqueue, inquiries: createInquiryRepository(db) });
  const products = createProductSource(catalogue);
  const cart = createCartService({ carts: createCartRepository(db), products });
  const wishlist = createWishlistService({ wishlists: createWishlistRepository(db), products, clock });
  const calls = [
    ...catalogueCalls(catalogue, catalogueAnswers),
    ...inquiryCalls(inquiries),
    ...accountCalls(openAccounts({ db, clock, limits, session: config.session })),
    ...cartCalls(cart),
    ...wishlistCalls(wishlist),
    ...ordersCalls(createOrdersService({ orders: createOrderRepository(db) })),
    ...paymentCalls(parts.payments),
    ...userDetailsCalls(createUserDetailsService({ details: createUserDetailsRepository(db) })),
  ];

  const cache = development ? undefined : createPageCache({ maxBytes: PAGE_CACHE_BYTES });
  catalogue.onChange(() => cache?.clear());
  const { shop, publicOrigin, apiHost, payments } = config;
  const payment = { scriptUrl: payments.scriptUrl, mode: payments.mode };
  const settings = { shop, publicOrigin, apiHost, payment };
  const transport = apiHost ? apiHostTransport(apiHost) : inProcessTransport(calls, bearer);
  const pages = createPages({ ...web, transport, settings, cache });
  const files = createStaticFiles({ find: web.findFile, headers });

  const fast = {
    headers,
    limits,
    trustProxyHops,
    nextRequestId,
    accessLog,
    answersOtherOrigins: allowedOrigins.size > 0,
  };
  const ready = createFastPath({ ...fast, pages, calls: catalogueAnswers });
  const app = createFastifyApp({
    ...{ logger, headers, trustProxyHops, nextRequestId, accessLog, isClosing },
    fastPath: (request, response) => !closing && ready(request, response),
    middleware: development?.middleware,
  });

  allowOrigins(app, allowedOrigins);
  serveAll(app, calls, { bearer, limits, allowedOrigins });
  serveWebhook(app, parts.payments.receiveNotice);
  serveHealth(app, { check: () => catalogue.refresh(), isClosing });
  if (metrics && config.metricsPort) serveMetrics(app, metrics, { host: config.host, port: config.metricsPort });
  serveOpenApi(app, endpoints, config.shop.name);
  serveSeo(app, catalogue, config.publicOrigin);
  registerPages(app, { pages, files });
  answerUnknownAddresses(app, [...calls.map(({ row }) => row), ...webhookRows], limits);

  const reconcile = () => limits.reconcile().catch((err: unknown) => logger.warn({ err }, 'limits not shared'));
  const timers = [setInterval(reconcile, RECONCILE_EVERY_MS).unref()];
  if (apiHost) timers.push(setInterval(() => cache?.clear(), OTHER_HOSTS_PAGES_MS).unref());
  app.addHook('preClose', async () => {
    closing = true;
    for (const timer of timers) clearInterval(timer);
  });
  return app;
}
