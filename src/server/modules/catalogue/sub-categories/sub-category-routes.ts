import { listSubCategories, planRename, renameSubCategory } from '#contract/desk/sub-categories.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { LiveCatalogue } from '../live-catalogue.ts';
import { planRenaming } from './rename-plan.ts';
import { createSubCategoryRename, type RenameContent } from './rename-sub-category.ts';
import { createSubCategoryList } from './sub-category-list.ts';
import { readMembers } from './sub-category-members.ts';

type SubCategoryRoutesDeps = {
  db: Database;
  clock: Clock;
  catalogue: LiveCatalogue;
  renameContent: RenameContent;
};

/** The desk's endpoints about sub-categories. */
export function createSubCategoryRoutes(deps: SubCategoryRoutesDeps) {
  const list = createSubCategoryList(deps.db);
  return bindDeskHandlers(
    { listSubCategories, planRename, renameSubCategory },
    {
      listSubCategories: list,
      planRename: async ({ body }) => planRenaming(await readMembers(deps.db), body).plan,
      renameSubCategory: createSubCategoryRename({ ...deps, list }),
    },
    { renameSubCategory: list },
  );
}
