import type { FastifyInstance } from 'fastify';
import type { ReadContent } from '#contract/content/content-keys.ts';
import type { PublicSettings, ShopFacts } from '#contract/public-settings.ts';
import { isApiUrl } from '../http/api-url.ts';
import type { BoundEndpoint } from '../http/endpoint-routes.ts';
import { createInProcessTransport } from '../http/in-process-transport.ts';
import { getRequestLogger } from '../http/request-context.ts';
import { sendPrepared } from '../http/responses/prepared-response.ts';
import type { ResponseCache } from '../http/responses/response-cache.ts';
import type { TokenVerifier } from '../http/security/bearer-token.ts';
import type { Config } from '../platform/config/config.ts';
import { createApiHostTransport } from './api-host-transport.ts';
import { createPages, type Pages } from './pages.ts';
import type { StorefrontBuild } from './storefront-build.ts';

type SettingsDependencies = {
  config: Pick<Config, 'publicOrigin' | 'apiOrigin' | 'payments'>;
  /** The business facts in force. */
  getFacts(): ShopFacts;
};
/** Returns the address to which a page has moved, if it has. */
type FindRedirect = (address: string) => string | undefined;
type PageDependencies = SettingsDependencies & {
  readContent: ReadContent;
  storefront: StorefrontBuild;
  endpoints: readonly BoundEndpoint[];
  tokens: TokenVerifier;
  cache: ResponseCache | undefined;
  findRedirect: FindRedirect;
  /** The version of what pages show of this shop. */
  getVersion(): string;
};

/** Creates a function that returns what every page knows of the shop. */
export function createPublicSettings({ config, getFacts }: SettingsDependencies): () => PublicSettings {
  const { publicOrigin, apiOrigin, payments } = config;
  const payment = { scriptUrl: payments.scriptUrl, mode: payments.mode };
  return () => ({ shop: getFacts(), publicOrigin, apiOrigin, payment });
}

/** Serves pages rendered with data of our own endpoints, or of API_HOST. */
export function registerPages(app: FastifyInstance, deps: PageDependencies): void {
  const { apiOrigin } = deps.config;
  const getSettings = createPublicSettings(deps);
  const transport = apiOrigin
    ? createApiHostTransport(apiOrigin)
    : createInProcessTransport(deps.endpoints, deps.tokens);
  const pages = createPages({ ...deps, ...deps.storefront, transport, getSettings });
  registerPageRoutes(app, pages, apiOrigin ? undefined : deps.findRedirect);
}

const ERROR_DOCUMENT =
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Something went wrong</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>' +
  "<body><main><h1>Something went wrong</h1><p>We couldn't show this page. Please try again in a moment.</p>" +
  '<p><a href="/">Go to the home page</a></p></main></body></html>';

/** Serves every GET that no other route takes as a page of the shop. */
export function registerPageRoutes(app: FastifyInstance, pages: Pages, findRedirect?: FindRedirect): void {
  app.get('/*', async (request, reply) => {
    if (isApiUrl(request.url)) return reply.callNotFound();
    const newAddress = findRedirect?.(request.url);
    // Browsers ask again, because the product may come back.
    if (newAddress !== undefined) return reply.header('cache-control', 'no-cache').redirect(newAddress, 301);
    try {
      return sendPrepared(request, reply, await pages.respond(request.url));
    } catch (error) {
      getRequestLogger(request).error({ err: error }, 'page could not be rendered');
      return reply.code(500).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(ERROR_DOCUMENT);
    }
  });
}
