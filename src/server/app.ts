import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { accountCalls } from './features/account/account-routes.ts';
import { openAccounts } from './features/account/open-accounts.ts';
import { createCartRepository } from './features/cart/cart-repository.ts';
import { cartCalls } from './features/cart/cart-routes.ts';
import { createCartService } from './features/cart/cart-service.ts';
import { createCatalogueAnswers } from './features/catalogue/catalogue-answers.ts';
import { catalogueCalls } from './features/catalogue/catalogue-routes.ts';
import type { LiveCatalogue } from './features/catalogue/live-catalogue.ts';
import { createProductSource } from './features/catalogue/product-source.ts';
import { createInquiryRepository } from './features/inquiries/inquiry-repository.ts';
import { inquiryCalls } from './features/inquiries/inquiry-routes.ts';
import { createInquiryService } from './features/inquiries/inquiry-service.ts';
import { createGauges } from './features/metrics/gauges.ts';
import { createMetrics } from './features/metrics/metrics.ts';
import { serveMetrics } from './features/metrics/serve-metrics.ts';
import { createOrderRepository } from './features/orders/order-repository.ts';
import { ordersCalls } from './features/orders/orders-routes.ts';
import { createOrdersService } from './features/orders/orders-service.ts';
import { enqueue } from './features/outbox/outbox-repository.ts';
import { paymentCalls } from './features/payments/payment-routes.ts';
import { serveWebhook, webhookRows } from './features/payments/webhook-route.ts';
import { serveSeo } from './features/seo/seo-routes.ts';
import { createUserDetailsRepository } from './features/user-details/user-details-repository.ts';
import { userDetailsCalls } from './features/user-details/user-details-routes.ts';
import { createUserDetailsService } from './features/user-details/user-details-service.ts';
import { createWishlistRepository } from './features/wishlist/wishlist-repository.ts';
import { wishlistCalls } from './features/wishlist/wishlist-routes.ts';
import { createWishlistService } from './features/wishlist/wishlist-service.ts';
import { apiHostTransport } from './gateways/api-host-transport.ts';
import { createAccessLog } from './http/access-log.ts';
import { createBearer } from './http/bearer.ts';
import { allowOrigins } from './http/cors.ts';
import { createFastPath } from './http/fast-path.ts';
import { createFastifyApp } from './http/fastify-app.ts';
import { serveHealth } from './http/health.ts';
import type { Middleware } from './http/http-server.ts';
import { inProcessTransport } from './http/in-process-transport.ts';
import type { ShopLogger } from './http/logger.ts';
import { serveOpenApi } from './http/openapi-route.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { createRequestIds } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveAll } from './http/serve.ts';
import { answerUnknownAddresses } from './http/unknown-address.ts';
import type { Payments } from './open-payments.ts';
import { createPageCache } from './ssr/page-cache.ts';
import { registerPages } from './ssr/page-routes.ts';
import { createPages } from './ssr/pages.ts';
import { createStaticFiles } from './ssr/static-files.ts';
import type { WebBuild } from './ssr/web-build.ts';

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
