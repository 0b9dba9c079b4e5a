import {
  archiveProduct,
  changeProducts,
  createProduct,
  discardProductDraft,
  duplicateProduct,
  getProduct,
  hideProduct,
  listProductHistory,
  listProducts,
  previewProduct,
  publishProduct,
  revertProduct,
  saveProductDraft,
  showProduct,
} from '#contract/desk/products.ts';
import { AppError } from '#server/http/app-error.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';

type Deps = { db: Database; clock: Clock };

const notBuilt = async (): Promise<never> => {
  throw new AppError({ status: 501, message: 'Not built yet.' });
};

export function createProductRoutes(_deps: Deps) {
  return bindDeskHandlers(
    {
      listProducts,
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
      listProducts: notBuilt,
      getProduct: notBuilt,
      createProduct: notBuilt,
      duplicateProduct: notBuilt,
      saveProductDraft: notBuilt,
      discardProductDraft: notBuilt,
      publishProduct: notBuilt,
      hideProduct: notBuilt,
      showProduct: notBuilt,
      archiveProduct: notBuilt,
      previewProduct: notBuilt,
      changeProducts: notBuilt,
      listProductHistory: notBuilt,
      revertProduct: notBuilt,
    },
  );
}
