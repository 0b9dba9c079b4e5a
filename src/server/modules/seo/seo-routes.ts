import type { FastifyInstance } from 'fastify';
import type { Product } from '#contract/storefront/catalogue.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from '#server/http/responses/prepared-response.ts';
import { buildRobotsText } from './robots.ts';
import { buildSitemapXml } from './sitemap.ts';

type CatalogueSource = {
  getCurrent(): { readonly products: readonly Product[] };
  onChange(listener: () => void): unknown;
};

const CACHE_CONTROL = 'public, max-age=3600';

/** Caches both files; a catalogue change rebuilds the sitemap. */
export function registerSeoRoutes(app: FastifyInstance, catalogue: CatalogueSource, publicOrigin: string): void {
  let sitemap: Promise<PreparedResponse> | undefined;
  let robots: Promise<PreparedResponse> | undefined;
  catalogue.onChange(() => {
    sitemap = undefined;
  });

  app.get('/sitemap.xml', async (request, reply) => {
    sitemap ??= prepareResponse({
      status: 200,
      contentType: 'application/xml; charset=utf-8',
      cacheControl: CACHE_CONTROL,
      body: buildSitemapXml(catalogue.getCurrent().products, publicOrigin),
    });
    return sendPrepared(request, reply, await sitemap);
  });

  app.get('/robots.txt', async (request, reply) => {
    robots ??= prepareResponse({
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      cacheControl: CACHE_CONTROL,
      body: buildRobotsText(publicOrigin),
    });
    return sendPrepared(request, reply, await robots);
  });
}
