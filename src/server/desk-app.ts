import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { DeskEndpointName } from '#contract/desk/desk-endpoints.ts';
import { paths } from '#contract/paths.ts';
import { type BoundDeskEndpoint, registerDeskEndpoints } from './http/desk/desk-endpoint-routes.ts';
import { buildDeskHeaders } from './http/desk/desk-headers.ts';
import { createIdempotentWrites } from './http/desk/idempotent-writes.ts';
import { createSessionCookies, registerCookies } from './http/desk/staff-session.ts';
import { createFastifyApp, type Middleware } from './http/fastify-app.ts';
import { createBodyBudget } from './http/limits/large-bodies.ts';
import { countEmail, createRateLimiter, type RateLimiter } from './http/limits/rate-limiter.ts';
import { registerApiNotFoundHandler, registerNotFoundHandler } from './http/not-found-handler.ts';
import { createFailedSignIns } from './http/sign-in/failed-sign-ins.ts';
import type { PasswordHasher } from './http/sign-in/password-hasher.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { createResetLinkWriter } from './modules/account/credentials/send-reset-link.ts';
import { createEmailLinks } from './modules/account/links/email-links.ts';
import { createSessionRepository } from './modules/account/sessions/session-repository.ts';
import { lockCart } from './modules/cart/cart-repository.ts';
import { createCatalogueRoutes } from './modules/catalogue/catalogue-routes.ts';
import { createProductRoutes } from './modules/catalogue/desk/product-routes.ts';
import { createProductImportRoutes } from './modules/catalogue/import/product-import-routes.ts';
import type { LiveCatalogue } from './modules/catalogue/live-catalogue.ts';
import { createListingRedirects } from './modules/catalogue/sub-categories/listing-redirects.ts';
import { createSubCategoryRoutes } from './modules/catalogue/sub-categories/sub-category-routes.ts';
import { createContentRoutes } from './modules/content/content-routes.ts';
import { createContentReader, type LiveContent } from './modules/content/live-content.ts';
import { renameSubCategoryInContent } from './modules/content/rename-sub-category-in-content.ts';
import { createCustomerRoutes } from './modules/customers/customer-routes.ts';
import { createDeskMessageRoutes } from './modules/inquiries/desk/desk-message-routes.ts';
import { createDeskOrderRoutes } from './modules/orders/desk/desk-order-routes.ts';
import { createPaymentAlertService } from './modules/payments/payment-alert-service.ts';
import { createPictureRoutes } from './modules/pictures/picture-routes.ts';
import { createDataCopier } from './modules/privacy/data-copy.ts';
import { createErasureService } from './modules/privacy/erasure-service.ts';
import { createErasureStateReader } from './modules/privacy/erasure-state.ts';
import { createReportRoutes } from './modules/reports/report-routes.ts';
import { createSampleHistoryRoutes } from './modules/sample-history/sample-history-routes.ts';
import type { LiveSettings } from './modules/settings/live-settings.ts';
import { createSettingsRoutes } from './modules/settings/settings-routes.ts';
import { createStaffRoutes } from './modules/staff/staff-routes.ts';
import { createStaffServices } from './modules/staff/staff-services.ts';
import { createOrderActions } from './order-actions.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import type { ShopLogger } from './platform/logger.ts';
import { createPictureDecoder } from './platform/pictures/decoding/picture-decoder.ts';
import { createPictureFolder, getUploadsFolder } from './platform/pictures/picture-storage.ts';
import { type DeskBuild, registerDeskPages } from './rendering/desk-pages.ts';
import { createPagePreview } from './rendering/page-preview.ts';
import { createPublicSettings } from './rendering/page-routes.ts';
import type { StorefrontBuild } from './rendering/storefront-build.ts';

export type DeskDependencies = {
  /** Business facts come from `settings`. */
  config: Omit<Config, 'shop'>;
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  /** Where `logger` writes; the access log writes there directly. */
  logDestination: DestinationStream;
  settings: LiveSettings;
  content: LiveContent;
  catalogue: LiveCatalogue;
  passwords: PasswordHasher;
  /** Renders previews of the shop's pages. */
  storefront: StorefrontBuild;
  build: DeskBuild;
  /** Set by the development server: serves the sources and allows its injected scripts. */
  development?: { middleware: Middleware };
};

/** An endpoint without a handler does not compile. */
type DeskRoutes = Readonly<Record<DeskEndpointName, BoundDeskEndpoint>>;

const API_PREFIX = '/api';
const PREVIEW_FOLDERS = ['/assets/', '/rooms/'];
/** Allows a 25 MB upload over a slow connection. Requests without a session are rejected before the body is read. */
const MAX_UPLOAD_MS = 5 * 60_000;

/** Lists what the desk's listener serves. */
export function createDeskApp(deps: DeskDependencies): FastifyInstance {
  const { config, db, clock, settings, passwords, development } = deps;
  const getFacts = () => settings.getCurrent().facts;
  const headers = buildDeskHeaders(config.desk.origin, { isDevelopment: development !== undefined });
  const middleware = development?.middleware;
  const app = createFastifyApp({ ...deps, headers, middleware, maxUploadMs: MAX_UPLOAD_MS });
  const limits = createRateLimiter({ db, factor: config.rateLimitFactor });
  const staff = createStaffServices({ db, clock, config, getFacts, passwords });
  const routes: DeskRoutes = {
    ...createStaffRoutes(staff),
    ...createOrderRoutes(deps),
    ...createSampleHistoryRoutes({ db, clock }),
    ...createReportRoutes(deps),
    ...createDeskMessageRoutes({ db, clock }),
    ...createDeskCustomerRoutes(deps, limits),
    ...createSettingsRoutes(deps),
    ...createPreviewedRoutes(deps),
    ...createProductImportRoutes(deps),
    ...createSubCategoryRoutes({ ...deps, renameContent: renameSubCategoryInContent }),
    ...createDeskPictureRoutes(app, deps),
  };
  const endpoints: readonly BoundDeskEndpoint[] = Object.values(routes);

  registerCookies(app);
  app.register(registerApi, { prefix: API_PREFIX });
  registerStaticFiles(app, { folders: [getUploadsFolder(config)], headers });
  registerDeskPages(app, withPreviewFiles(deps), headers);
  registerNotFoundHandler(app);
  return app;

  async function registerApi(api: FastifyInstance): Promise<void> {
    registerDeskEndpoints(api, endpoints, {
      deskOrigin: config.desk.origin,
      limits,
      findSession: staff.sessions.find,
      readCookies: createSessionCookies(config.desk.origin),
      writes: createIdempotentWrites(db, clock),
      reserveBody: createBodyBudget(),
    });
    registerApiNotFoundHandler(
      api,
      endpoints.map(({ endpoint }) => endpoint),
      limits,
    );
  }
}

/** Products and content, whose drafts are shown on pages of the shop. */
function createPreviewedRoutes(deps: DeskDependencies) {
  const { config, settings, content, catalogue, storefront } = deps;
  const getFacts = () => settings.getCurrent().facts;
  const render = createPagePreview({ storefront, getSettings: createPublicSettings({ config, getFacts }) });
  const findNewAddress = createListingRedirects(catalogue);
  const readContent = createContentReader(content, findNewAddress);
  return {
    ...createProductRoutes({
      ...deps,
      renderPreview: (id, endpoints) => render(paths.product(id), { endpoints, readContent }),
    }),
    ...createContentRoutes({
      ...deps,
      readTargets: () => ({ products: catalogue.getCurrent().products, isSample: getFacts().sample, findNewAddress }),
      renderWithContent: (address, readDraft) =>
        render(address, { endpoints: createCatalogueRoutes(catalogue), readContent: readDraft }),
    }),
  };
}

/** Previews load the shop's styles and room pictures, which the desk's own build lacks. */
const withPreviewFiles = ({ build, storefront }: DeskDependencies): DeskBuild => {
  const folders = storefront.folders.filter(({ prefix }) => PREVIEW_FOLDERS.includes(prefix));
  return { ...build, folders: [...build.folders, ...folders] };
};

/** Orders with their payments, which don't know each other. */
function createOrderRoutes({ db, clock, logger }: DeskDependencies) {
  return createDeskOrderRoutes({
    db,
    clock,
    orderActions: createOrderActions({ db, clock }),
    alerts: createPaymentAlertService({ db, clock }),
    reportError: (err, message) => logger.error({ err }, message),
  });
}

/** Customers with the services of their accounts and their privacy, which don't know each other. */
function createDeskCustomerRoutes({ db, clock, config }: DeskDependencies, limits: RateLimiter) {
  // The shop's listeners see the ended sessions within a second.
  const erasures = createErasureService({ db, clock, endSessions: createSessionRepository(db).endAll, lockCart });
  return createCustomerRoutes({
    db,
    clock,
    signIns: createFailedSignIns(db, clock),
    readErasure: createErasureStateReader({ db, clock }),
    copyData: createDataCopier({ db, clock }),
    countResetEmail: (email) => countEmail(limits, 'resetEmail', email),
    writeResetLink: createResetLinkWriter({ links: createEmailLinks({ secret: config.session.secret, clock }) }),
    requestErasure: erasures.request,
    cancelErasure: erasures.withdraw,
  });
}

/** The process that decodes pictures ends with the listener. */
function createDeskPictureRoutes(app: FastifyInstance, { db, clock, config }: DeskDependencies) {
  const decoder = createPictureDecoder();
  app.addHook('onClose', async () => decoder.close());
  return createPictureRoutes({ db, clock, storage: createPictureFolder(config.picturesDir), decoder });
}
