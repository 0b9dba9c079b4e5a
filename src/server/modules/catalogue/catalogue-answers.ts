import { success } from '#contract/envelope.ts';
import { type PreparedAnswer, prepareAnswer } from '#server/http/responses/prepared-answer.ts';
import { createAnswerStore } from './answer-store.ts';
import { findAtPath } from './catalogue-address.ts';
import type { Found } from './catalogue-lookup.ts';
import { envelopeJson } from './import/catalogue-json.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/** Answers of the catalogue calls, each written and compressed once per version of the catalogue. */
export type CatalogueAnswers = {
  /** A kept answer for a request address, before any routing; `undefined` sends the request the long way. */
  find(url: string): PreparedAnswer | undefined;
  obtain(found: Found<unknown>): Promise<PreparedAnswer>;
};

type Budget = { listBytes: number; productBytes: number };

const MEGABYTE = 1024 * 1024;
/** Apart, so that asking for many products one by one never pushes out the lists, which are dear to make. */
const BUDGET: Budget = { listBytes: 48 * MEGABYTE, productBytes: 12 * MEGABYTE };
/** Spellings of list addresses that are remembered; invented ones only cost a new search. */
const REMEMBERED_ADDRESSES = 512;

export function createCatalogueAnswers(catalogue: LiveCatalogue, budget = BUDGET): CatalogueAnswers {
  let stores = createStores(budget);
  const keyOfAddress = new Map<string, string>();
  catalogue.onChange(() => {
    stores = createStores(budget);
    keyOfAddress.clear();
  });

  function keyOf(path: string): string | undefined {
    const remembered = keyOfAddress.get(path);
    if (remembered !== undefined) return remembered;
    const key = findAtPath(catalogue.current(), path)?.key;
    if (key === undefined || path.endsWith(key)) return key;
    if (keyOfAddress.size >= REMEMBERED_ADDRESSES) keyOfAddress.clear();
    keyOfAddress.set(path, key);
    return key;
  }

  return {
    find(url) {
      if (!url.startsWith('/api/Products/')) return undefined;
      const query = url.indexOf('?');
      const key = keyOf(query === -1 ? url : url.slice(0, query));
      return key === undefined ? undefined : (stores.products.find(key) ?? stores.lists.find(key));
    },
    obtain: ({ key, data }) => (Array.isArray(data) ? stores.lists : stores.products).obtain(key, () => prepare(data)),
  };
}

const createStores = ({ listBytes, productBytes }: Budget) => ({
  lists: createAnswerStore(listBytes),
  products: createAnswerStore(productBytes),
});

async function prepare(data: unknown): Promise<PreparedAnswer> {
  return prepareAnswer({
    status: 200,
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    body: Array.isArray(data) ? await envelopeJson(data) : JSON.stringify(success(data)),
  });
}
