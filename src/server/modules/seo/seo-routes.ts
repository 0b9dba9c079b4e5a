import type { FastifyInstance } from 'fastify';
import type { Product } from '#contract/api/catalogue.ts';
import { type PreparedAnswer, prepareAnswer, replyPrepared } from '#server/http/responses/prepared-answer.ts';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

type CatalogueSource = {
  current(): { readonly products: readonly Product[] };
  onChange(listener: () => void): unknown;
};

const CACHE_CONTROL = 'public, max-age=3600';

/** Prepared when first asked for, and again after the catalogue has changed. */
export function serveSeo(app: FastifyInstance, catalogue: CatalogueSource, publicOrigin: string): void {
  let sitemap: Promise<PreparedAnswer> | undefined;
  let robots: Promise<PreparedAnswer> | undefined;
  catalogue.onChange(() => {
    sitemap = undefined;
  });

  app.get('/sitemap.xml', async (request, reply) => {
    sitemap ??= prepareAnswer({
      status: 200,
      contentType: 'application/xml; charset=utf-8',
      cacheControl: CACHE_CONTROL,
      body: sitemapXml(catalogue.current().products, publicOrigin),
    });
    return replyPrepared(request, reply, await sitemap);
  });

  app.get('/robots.txt', async (request, reply) => {
    robots ??= prepareAnswer({
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      cacheControl: CACHE_CONTROL,
      body: robotsText(publicOrigin),
    });
    return replyPrepared(request, reply, await robots);
  });
}
