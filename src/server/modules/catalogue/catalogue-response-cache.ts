import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { buildSuccess } from '#contract/envelope.ts';
import { type PreparedResponse, prepareResponse } from '#server/http/responses/prepared-response.ts';
import { createResponseCache } from '#server/http/responses/response-cache.ts';
import type { LookupResult } from './catalogue-lookup.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/** Responses of the catalogue endpoints, serialised and compressed once per catalogue version. */
type CatalogueResponseCache = { getOrCreate(found: LookupResult<unknown>): Promise<PreparedResponse> };

type Budget = { listBytes: number; productBytes: number };

const MEGABYTE = 1024 * 1024;
/** Separate budgets, so that single products never evict the lists, which are expensive to build. */
const DEFAULT_BUDGET: Budget = { listBytes: 48 * MEGABYTE, productBytes: 12 * MEGABYTE };
const PRODUCTS_PER_CHUNK = 200;

export function createCatalogueResponseCache(
  catalogue: LiveCatalogue,
  { listBytes, productBytes }: Budget = DEFAULT_BUDGET,
): CatalogueResponseCache {
  const cache = createResponseCache([
    { maxBytes: productBytes, accepts: (key) => catalogue.getCurrent().productsById.has(key) },
    { maxBytes: listBytes },
  ]);
  catalogue.onChange(cache.clear);
  return { getOrCreate: ({ key, getData }) => cache.getOrCreate(key, () => buildResponse(getData())) };
}

async function buildResponse(data: unknown): Promise<PreparedResponse> {
  return prepareResponse({
    status: 200,
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    body: Array.isArray(data) ? await stringifyEnvelope(data) : JSON.stringify(buildSuccess(data)),
  });
}

/** Serialises in chunks, so that other requests run in between. The result equals JSON.stringify(buildSuccess(list)). */
export async function stringifyEnvelope(list: readonly unknown[]): Promise<Buffer> {
  const [head = '', tail = ''] = JSON.stringify(buildSuccess([])).split('[]');
  const chunks: Buffer[] = [];
  for (let start = 0; start < list.length; start += PRODUCTS_PER_CHUNK) {
    if (start > 0) await yieldToEventLoop();
    const json = JSON.stringify(list.slice(start, start + PRODUCTS_PER_CHUNK)).slice(1, -1);
    chunks.push(Buffer.from(start > 0 ? `,${json}` : json));
  }
  return Buffer.concat([Buffer.from(`${head}[`), ...chunks, Buffer.from(`]${tail}`)]);
}
