import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';
import type {
  exportProductList,
  listProducts,
  listSubCategoryNames,
  ProductFilter,
  ProductTab,
} from '#contract/desk/products/products.ts';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { splitWords } from '#domain/text/search-words.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import type { LiveCatalogue } from '#server/modules/catalogue/live-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { getState } from '../product-records.ts';
import { createContentCache, type DeskRow, readChangedIds, readRows, readUnpublishedRows } from './desk-rows.ts';
import {
  cacheByProduct,
  createProductSearch,
  findLowestRate,
  formatSortTitle,
  getShownFields,
  type ListedProduct,
} from './listed-product.ts';
import { formatProductsCsv } from './product-csv.ts';

const PAGE_SIZE = 50;
const MAX_EXPORTED = 10_000;
const EXPORT_BATCH_SIZE = 500;

type Entry = {
  readonly id: string;
  readonly state: ProductState;
  readonly hasDraft: boolean;
  readonly product: ListedProduct;
};

/** Lists and exports the catalogue in memory together with what only the desk knows. */
export function createProductList({ db, catalogue }: { db: Database; catalogue: LiveCatalogue }) {
  const loadContents = createContentCache(db);
  const matchesSearch = createProductSearch();
  const getSortTitle = cacheByProduct(formatSortTitle);
  const getSortRate = cacheByProduct((product) => findLowestRate(product) ?? Number.MAX_SAFE_INTEGER);

  /** In the order of the shop; products that are not on sale follow, newest first. */
  async function listEntries(): Promise<Entry[]> {
    await catalogue.refresh();
    const rows = await readUnpublishedRows(db);
    const { products, productsById } = catalogue.getCurrent();
    const rowsById = new Map(rows.map((row) => [row.id, row]));
    const others = rows.filter(({ id }) => !productsById.has(id));
    const contents = await loadContents(others);
    return [
      ...products.map((product) => ({
        id: product.id,
        state: 'published' as const,
        hasDraft: rowsById.get(product.id)?.hasDraft ?? false,
        product,
      })),
      ...others.flatMap((row) => {
        const product = contents.get(row.id);
        return product ? [{ id: row.id, state: getState(row, false), hasDraft: row.hasDraft, product }] : [];
      }),
    ];
  }

  /** The order of the shop decides between equal ones. */
  async function sortEntries(entries: readonly Entry[], sort: ProductFilter['sort']): Promise<readonly Entry[]> {
    switch (sort) {
      case 'shop':
        return entries;
      case 'title':
        return entries.toSorted((a, b) => compareTexts(getSortTitle(a.product), getSortTitle(b.product)));
      case 'rate':
        return sortBy(entries, ({ product }) => getSortRate(product));
      case 'changed': {
        const places = new Map((await readChangedIds(db)).map((id, place) => [id, place]));
        return sortBy(entries, ({ id }) => places.get(id) ?? places.size);
      }
    }
  }

  async function find({ tab, category, sort, search }: ProductFilter): Promise<readonly Entry[]> {
    const words = splitWords(search);
    const found = (await listEntries()).filter(
      (entry) =>
        isInTab(entry, tab) &&
        (category === null || entry.product.category === category) &&
        matchesSearch(entry.product, words),
    );
    return sortEntries(found, sort);
  }

  async function toRows(entries: readonly Entry[]): Promise<DeskProductRow[]> {
    const ids = entries.map(({ id }) => id);
    const rows = new Map((ids.length > 0 ? await readRows(db, ids) : []).map((row) => [row.id, row]));
    return entries.map((entry) => toRow(entry, rows.get(entry.id)));
  }

  return {
    async list({ body }: ParsedDeskInput<typeof listProducts>): Promise<DeskData<typeof listProducts>> {
      const found = await find(body);
      const start = body.cursor === null ? 0 : findStart(found, body.cursor);
      const page = found.slice(start, start + PAGE_SIZE);
      const last = start + PAGE_SIZE < found.length ? page.at(-1) : undefined;
      return {
        products: await toRows(page),
        nextCursor: last ? `${start + PAGE_SIZE}_${last.id}` : null,
        count: found.length,
      };
    },

    async exportCsv({ body }: ParsedDeskInput<typeof exportProductList>): Promise<DeskData<typeof exportProductList>> {
      const found = await find(body);
      const exported: DeskProductRow[] = [];
      for (let start = 0; start < Math.min(found.length, MAX_EXPORTED); start += EXPORT_BATCH_SIZE)
        exported.push(...(await toRows(found.slice(start, Math.min(start + EXPORT_BATCH_SIZE, MAX_EXPORTED)))));
      const csv = formatProductsCsv(exported);
      return { csv, count: exported.length, isComplete: exported.length === found.length };
    },

    async listSubCategoryNames({
      params,
    }: ParsedDeskInput<typeof listSubCategoryNames>): Promise<DeskData<typeof listSubCategoryNames>> {
      const entries = (await listEntries()).filter(({ product }) => product.category === params.category);
      return { subCategories: [...new Set(entries.flatMap(({ product }) => product.subCategory ?? []))].sort() };
    },
  };
}

function isInTab({ state, hasDraft }: Entry, tab: ProductTab): boolean {
  if (tab === 'all') return true;
  return tab === 'drafts' ? hasDraft : state === tab;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function sortBy(entries: readonly Entry[], getNumber: (entry: Entry) => number): Entry[] {
  const sorted = entries.map((entry) => ({ entry, number: getNumber(entry) })).sort((a, b) => a.number - b.number);
  return sorted.map(({ entry }) => entry);
}

/** Continues behind the last product of the page before; if it has left the list meanwhile, at its place. */
function findStart(entries: readonly Entry[], cursor: string): number {
  const [, place = '', id = ''] = /^(\d{1,9})_(.+)$/.exec(cursor) ?? [];
  if (!isUuid(id)) throw createBadRequestError('This page of the list does not exist.');
  const index = entries.findIndex((entry) => entry.id === id);
  return index >= 0 ? index + 1 : Math.max(Number(place) - 1, 0);
}

function toRow({ id, state, hasDraft, product }: Entry, row: DeskRow | undefined): DeskProductRow {
  const isChanged = row !== undefined && row.version > 0;
  return {
    id,
    version: row?.version ?? 0,
    state,
    hasDraft,
    ...getShownFields(product),
    changedAt: isChanged ? row.changedAt.toISOString() : null,
    changedBy: isChanged ? row.changedBy : null,
  };
}
