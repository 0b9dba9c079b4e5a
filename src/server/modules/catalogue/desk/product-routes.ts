import {
  archiveProduct,
  changeProducts,
  createProduct,
  discardProductDraft,
  duplicateProduct,
  exportProductList,
  getProduct,
  hideProduct,
  listProductHistory,
  listProducts,
  listSubCategoryNames,
  previewProduct,
  publishProduct,
  revertProduct,
  saveProductDraft,
  showProduct,
} from '#contract/desk/products/products.ts';
import { AppError } from '#server/http/app-error.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { LiveCatalogue } from '../live-catalogue.ts';
import { createBulkChanges } from './bulk/bulk-changes.ts';
import { createDraftChanges } from './draft-changes.ts';
import { createDraftPreview, type RenderPreview } from './draft-preview.ts';
import { createProductList } from './list/product-list.ts';
import { createProductHistory } from './product-history.ts';
import { createProductReader } from './product-reader.ts';
import { createProductWriter } from './product-writer.ts';
import { createSaleChanges } from './sale-changes.ts';

type ProductRoutesDeps = {
  config: Pick<Config, 'publicOrigin'>;
  db: Database;
  clock: Clock;
  catalogue: LiveCatalogue;
  renderPreview: RenderPreview;
};
type WithId = { params: { id: string } };

/** The desk's endpoints about products. */
export function createProductRoutes({ config, db, clock, catalogue, renderPreview }: ProductRoutesDeps) {
  const reader = createProductReader({ db, catalogue, publicOrigin: config.publicOrigin });
  const deps = { db, clock, catalogue, reader };
  const writer = createProductWriter(deps);
  const lists = createProductList({ db, catalogue });
  const drafts = createDraftChanges(deps, writer);
  const sale = createSaleChanges(writer);
  const read = ({ params }: WithId) => reader.read(params.id);
  const readOrNothing = async ({ params }: WithId) => ({
    product: await reader.read(params.id).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    }),
  });
  return bindDeskHandlers(
    {
      listProducts,
      exportProductList,
      listSubCategoryNames,
      getProduct,
      createProduct,
      duplicateProduct,
      saveProductDraft,
      discardProductDraft,
      publishProduct,
      hideProduct,
      showProduct,
      archiveProduct,
      previewProduct,
      changeProducts,
      listProductHistory,
      revertProduct,
    },
    {
      listProducts: lists.list,
      exportProductList: lists.exportCsv,
      listSubCategoryNames: lists.listSubCategoryNames,
      getProduct: read,
      createProduct: drafts.create,
      duplicateProduct: drafts.duplicate,
      saveProductDraft: drafts.save,
      discardProductDraft: drafts.discard,
      publishProduct: sale.publish,
      hideProduct: sale.hide,
      showProduct: sale.show,
      archiveProduct: sale.archive,
      previewProduct: createDraftPreview({ db, catalogue, renderPreview }),
      changeProducts: createBulkChanges({ db, clock, catalogue }),
      listProductHistory: createProductHistory(db),
      revertProduct: drafts.revert,
    },
    {
      createProduct: drafts.readStarted,
      duplicateProduct: drafts.readStarted,
      saveProductDraft: read,
      discardProductDraft: readOrNothing,
      publishProduct: read,
      hideProduct: read,
      showProduct: read,
      archiveProduct: read,
      revertProduct: read,
    },
  );
}
