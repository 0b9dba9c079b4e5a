import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DeskSubCategoryList,
  listSubCategories,
  planRename,
  type RenamePlan,
  renameConflictSchema,
} from '#contract/desk/sub-categories.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { readConflict } from '#desk/api/desk-error.ts';
import { queryKeys } from '#desk/api/query-keys.ts';
import type { Category } from '#domain/catalogue/category.ts';

export const useSubCategoryList = () =>
  useQuery({ queryKey: queryKeys.subCategories, queryFn: () => callDesk(listSubCategories, {}), staleTime: 0 });

type Rename = { readonly category: Category; readonly slug: string; readonly name: string };

/** Previews a renaming; fetches nothing without a name. */
export const useRenamePlan = (rename: Rename) =>
  useQuery({
    queryKey: queryKeys.renamePlan(rename),
    queryFn: () => callDesk(planRename, { body: rename }),
    enabled: rename.name !== '',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Caches the list that renaming returned. */
export function useStoreSubCategoryList(): (list: DeskSubCategoryList) => void {
  const client = useQueryClient();
  return (list) => void client.setQueryData(queryKeys.subCategories, list);
}

/** Returns the current plan if renaming failed because other products changed. */
export const readRenameConflict = (error: unknown): RenamePlan | undefined =>
  readConflict(error, renameConflictSchema)?.plan;
