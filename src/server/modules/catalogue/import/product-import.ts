import type { CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { listProductChanges } from '#contract/desk/products/product-changes.ts';
import type { ImportFormat, ImportPreview } from '#contract/desk/products/product-import.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { AppError, createBadRequestError } from '#server/http/app-error.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { CatalogueConflictError, createCatalogueRepository } from '../catalogue-repository.ts';
import { fileProductToProduct, toCatalogueFile } from '../content/catalogue-file-products.ts';
import { contentToFileProduct, createEmptyDraft } from '../content/product-content.ts';
import { storeProductChanges } from '../desk/product-repository.ts';
import { type LiveCatalogue, refreshQuietly } from '../live-catalogue.ts';
import { createProblemList } from './files/product-input.ts';
import { readCsvProducts } from './files/read-csv-products.ts';
import { readJsonProducts } from './files/read-json-products.ts';
import { TEMPLATE } from './files/template-products.ts';
import { formatCatalogueCsv } from './files/write-csv-products.ts';
import { formatCatalogueJson } from './files/write-json-products.ts';
import { type PlannedProduct, planImport } from './plan-import.ts';
import { readStoredProducts } from './stored-products.ts';

type ImportFile = { readonly format: ImportFormat; readonly text: string };
type ImportDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** The catalogue that a running shop has in memory, so that the import reads only changes. */
  readonly catalogue?: LiveCatalogue | undefined;
};

const MAX_LISTED_PRODUCTS = 200;
const MAX_VALUE_LENGTH = 200;
const READERS = { csv: readCsvProducts, json: readJsonProducts };
const WRITERS = { csv: formatCatalogueCsv, json: formatCatalogueJson };

/** Adds and changes products by a file, as one catalogue version or not at all. */
export function createProductImport({ db, clock, catalogue }: ImportDeps) {
  const repository = createCatalogueRepository(db);
  const readCatalogue = () => repository.read(catalogue?.getCurrent());

  async function plan({ format, text }: ImportFile) {
    const { version, products } = await readCatalogue();
    const titles = new Map(products.map(({ id, title }) => [id, title]));
    const problems = createProblemList();
    const content = await READERS[format](text, problems, (id) => titles.get(id));
    const urls = content.products.flatMap(({ pictures }) => pictures.map(({ url }) => url));
    const stored = await readStoredProducts(db, products, urls);
    const planned = await planImport(content.products, stored, problems);
    return { version, lineCount: content.lineCount, planned, problems };
  }

  return {
    async preview(file: ImportFile): Promise<ImportPreview> {
      const { version, lineCount, planned, problems } = await plan(file);
      const changed = planned.filter(({ isChanged }) => isChanged);
      const addedCount = changed.filter(({ before }) => before === null).length;
      return {
        catalogueVersion: version,
        lineCount,
        addedCount,
        changedCount: changed.length - addedCount,
        unchangedCount: planned.length - changed.length,
        withoutPictureCount: changed.filter(({ after }) => after.images.length === 0).length,
        withoutTypeCount: changed.filter(({ after }) => after.types.length === 0).length,
        products: changed.slice(0, MAX_LISTED_PRODUCTS).map(describePlannedProduct),
        problemCount: problems.getCount(),
        problems: problems.list(),
      };
    },

    /** `catalogueVersion` is that of the preview. */
    async run({ catalogueVersion, ...file }: ImportFile & { catalogueVersion: string }, actor: AuditActor) {
      const { version, planned, problems } = await plan(file);
      if (version !== catalogueVersion) throw createStaleError();
      if (problems.getCount() > 0)
        throw createBadRequestError('The file has problems, so nothing was imported. Check it again.');
      const changed = planned.filter(({ isChanged }) => isChanged);
      if (changed.length === 0) return { addedCount: 0, changedCount: 0 };
      const addedCount = changed.filter(({ before }) => before === null).length;
      const counts = { addedCount, changedCount: changed.length - addedCount };
      const changes = changed.map((product) => ({ product: toCatalogueProduct(product) }));
      await runInTransaction(db, async (tx) => {
        const at = clock.now();
        await storeProductChanges(tx, { changes, action: 'imported', actor, at, expectedVersion: version });
        await recordImport(tx, counts, actor, at);
      }).catch((error: unknown) => {
        throw error instanceof CatalogueConflictError ? createStaleError(error) : error;
      });
      if (catalogue) await refreshQuietly(catalogue);
      return counts;
    },

    /** All products on sale, or examples. */
    async export({ format, content }: { format: ImportFormat; content: 'products' | 'template' }): Promise<string> {
      if (content === 'template') return WRITERS[format](TEMPLATE);
      return WRITERS[format](toCatalogueFile((await readCatalogue()).products));
    },
  };
}

const createStaleError = (cause?: unknown) =>
  new AppError({ status: 409, message: 'Someone has changed the catalogue since the file was checked.', cause });

const toCatalogueProduct = ({ id, after }: PlannedProduct): Product =>
  // The draft has been checked: it has everything that a product of the catalogue file has.
  fileProductToProduct(contentToFileProduct(id, after) as unknown as CatalogueFileProduct);

function describePlannedProduct({ id, before, after, hasDraft }: PlannedProduct): ImportPreview['products'][number] {
  const changes = listProductChanges(before ?? createEmptyDraft(after.category), after);
  return {
    id,
    title: after.title,
    isNew: before === null,
    hasDraft,
    changes: changes.map(({ label, from, to }) => ({ label, from: shorten(from), to: shorten(to) })),
  };
}

const shorten = (text: string): string =>
  text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;

type Counts = { readonly addedCount: number; readonly changedCount: number };

const recordImport = (tx: Database, { addedCount, changedCount }: Counts, actor: AuditActor, at: Date) =>
  recordAudit(tx, {
    actor,
    permission: 'catalogue.publish',
    action: 'products imported',
    objectKind: 'catalogue',
    objectId: 'catalogue',
    object: 'Catalogue',
    changes: [
      { field: 'products added', from: null, to: String(addedCount) },
      { field: 'products changed', from: null, to: String(changedCount) },
    ],
    at,
  });
