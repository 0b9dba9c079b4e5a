import { inArray, sql } from 'drizzle-orm';
import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { DeskProductRow } from '#contract/desk/desk-product.ts';
import type { listProducts, ProductFilter, ProductTab } from '#contract/desk/products.ts';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { splitWords } from '#domain/text/search-words.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { splitIntoBatches } from '#server/modules/catalogue/catalogue-repository.ts';
import type { LiveCatalogue } from '#server/modules/catalogue/live-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deskProducts } from '#server/platform/database/tables/desk-product-tables.ts';
import { parseContent } from '../product-content.ts';
import { getState } from '../product-records.ts';
import { createSummaryCache, matchesSearch, type ProductSummary, summarise } from './product-summary.ts';

const PAGE_SIZE = 50;

type Row = Awaited<ReturnType<typeof readRows>>[number];
type Entry = {
  readonly id: string;
  readonly state: ProductState;
  readonly row: Row | undefined;
  readonly summary: ProductSummary;
};

/** Lists the catalogue in memory together with what only the desk knows. */
export function createProductList({ db, catalogue }: { db: Database; catalogue: LiveCatalogue }) {
  const getSummary = createSummaryCache();
  const contents = createContentCache(db);

  async function listEntries(): Promise<Entry[]> {
    await catalogue.refresh();
    const rows = await readRows(db);
    const { products, productsById } = catalogue.getCurrent();
    const rowsById = new Map(rows.map((row) => [row.id, row]));
    const others = rows.filter(({ id }) => !productsById.has(id)).toSorted(compareChange);
    const summaries = await contents.load(others);
    return [
      ...products.map((product) => ({
        id: product.id,
        state: 'published' as const,
        row: rowsById.get(product.id),
        summary: getSummary(product),
      })),
      ...others.flatMap((row) => {
        const summary = summaries.get(row.id);
        return summary ? [{ id: row.id, state: getState(row, false), row, summary }] : [];
      }),
    ];
  }

  return async ({ body }: ParsedDeskInput<typeof listProducts>): Promise<DeskData<typeof listProducts>> => {
    const words = splitWords(body.search);
    const found = (await listEntries()).filter(
      (entry) =>
        isInTab(entry, body.tab) &&
        (body.category === null || entry.summary.category === body.category) &&
        matchesSearch(entry.summary, words),
    );
    const sorted = sortEntries(found, body.sort);
    const start = body.cursor === null ? 0 : findStart(sorted, body.cursor);
    const page = sorted.slice(start, start + PAGE_SIZE);
    const last = start + PAGE_SIZE < sorted.length ? page.at(-1) : undefined;
    return {
      products: page.map(toRow),
      nextCursor: last ? `${start + PAGE_SIZE}_${last.id}` : null,
      count: found.length,
    };
  };
}

/** Without contents, which are large. */
const readRows = (db: Database) =>
  db
    .select({
      id: deskProducts.productId,
      version: deskProducts.version,
      state: deskProducts.state,
      hasDraft: sql<boolean>`${deskProducts.draft} is not null`,
      changedAt: deskProducts.changedAt,
      changedBy: deskProducts.changedBy,
    })
    .from(deskProducts);

/** Remembers the summaries of products that are not on sale, by version. */
function createContentCache(db: Database) {
  const cache = new Map<string, { version: number; summary: ProductSummary }>();
  return {
    async load(rows: readonly Row[]): Promise<ReadonlyMap<string, ProductSummary>> {
      const missing = rows.filter(({ id, version }) => cache.get(id)?.version !== version);
      for (const batch of splitIntoBatches(missing)) {
        const ids = batch.map(({ id }) => id);
        const { productId: id, version, draft, withdrawn } = deskProducts;
        const loaded = await db.select({ id, version, draft, withdrawn }).from(deskProducts).where(inArray(id, ids));
        for (const row of loaded) {
          const content = parseContent(row.withdrawn ?? row.draft);
          if (content) cache.set(row.id, { version: row.version, summary: summarise(content) });
        }
      }
      const known = new Set(rows.map(({ id }) => id));
      for (const id of cache.keys()) if (!known.has(id)) cache.delete(id);
      return new Map([...cache].map(([id, { summary }]) => [id, summary]));
    },
  };
}

function isInTab({ state, row }: Entry, tab: ProductTab): boolean {
  if (tab === 'all') return true;
  return tab === 'drafts' ? row?.hasDraft === true : state === tab;
}

const getChangedAt = (row: Row | undefined): number => (row && row.version > 0 ? row.changedAt.getTime() : 0);
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const compareChange = (a: Row, b: Row): number => getChangedAt(b) - getChangedAt(a) || compareTexts(a.id, b.id);

/** Entries come in the order of the shop, which decides between equal ones. */
function sortEntries(entries: readonly Entry[], sort: ProductFilter['sort']): readonly Entry[] {
  switch (sort) {
    case 'shop':
      return entries;
    case 'title':
      return entries.toSorted((a, b) => compareTexts(a.summary.sortTitle, b.summary.sortTitle));
    case 'changed':
      return entries.toSorted((a, b) => getChangedAt(b.row) - getChangedAt(a.row));
    case 'rate':
      return entries.toSorted((a, b) => getRate(a) - getRate(b));
  }
}

const getRate = ({ summary }: Entry): number => summary.lowestRate ?? Number.MAX_SAFE_INTEGER;

/** Continues behind the last product of the page before; if it has left the list meanwhile, at its place. */
function findStart(entries: readonly Entry[], cursor: string): number {
  const [, place = '', id = ''] = /^(\d{1,9})_(.+)$/.exec(cursor) ?? [];
  if (!isUuid(id)) throw createBadRequestError('This page of the list does not exist.');
  const index = entries.findIndex((entry) => entry.id === id);
  return index >= 0 ? index + 1 : Math.max(Number(place) - 1, 0);
}

const toRow = ({ id, state, row, summary }: Entry): DeskProductRow => {
  const { searchText: _, sortTitle: __, ...shown } = summary;
  const isChanged = row !== undefined && row.version > 0;
  return {
    id,
    version: row?.version ?? 0,
    state,
    hasDraft: row?.hasDraft ?? false,
    ...shown,
    changedAt: isChanged ? row.changedAt.toISOString() : null,
    changedBy: isChanged ? row.changedBy : null,
  };
};
