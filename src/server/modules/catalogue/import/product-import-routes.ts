import { exportProducts, importProducts, previewProductImport } from '#contract/desk/product-import.ts';
import { AppError } from '#server/http/app-error.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';

type Deps = { db: Database; clock: Clock };

const notBuilt = async (): Promise<never> => {
  throw new AppError({ status: 501, message: 'Not built yet.' });
};

export function createProductImportRoutes(_deps: Deps) {
  return bindDeskHandlers(
    { previewProductImport, importProducts, exportProducts },
    {
      previewProductImport: notBuilt,
      importProducts: notBuilt,
      exportProducts: notBuilt,
    },
  );
}
