import { exportProducts, importProducts, previewProductImport } from '#contract/desk/products/product-import.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { LiveCatalogue } from '../live-catalogue.ts';
import { createProductImport } from './product-import.ts';

type Deps = { db: Database; clock: Clock; catalogue: LiveCatalogue };

/** A repeated import finds a new catalogue version, so it has no second effect. */
export function createProductImportRoutes({ db, clock, catalogue }: Deps) {
  const files = createProductImport({ db, clock, catalogue });
  return bindDeskHandlers(
    { previewProductImport, importProducts, exportProducts },
    {
      previewProductImport: ({ body }) => files.preview(body),
      importProducts: ({ body, actor }) => files.run(body, actor),
      exportProducts: async ({ body }) => ({ text: await files.export(body) }),
    },
  );
}
