import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DeskCollections,
  listCollections,
  planRename,
  type RenamePlan,
  renameConflictSchema,
} from '#contract/desk/collections.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { readConflict } from '#desk/api/desk-error.ts';
import { queryKeys } from '#desk/api/query-keys.ts';
import type { Category } from '#domain/catalogue/category.ts';

export const useCollections = () =>
  useQuery({ queryKey: queryKeys.collections, queryFn: () => callDesk(listCollections, {}), staleTime: 0 });

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
export function useStoreCollections(): (collections: DeskCollections) => void {
  const client = useQueryClient();
  return (collections) => void client.setQueryData(queryKeys.collections, collections);
}

/** Returns the current plan if renaming failed because other products changed. */
export const readRenameConflict = (error: unknown): RenamePlan | undefined =>
  readConflict(error, renameConflictSchema)?.plan;
