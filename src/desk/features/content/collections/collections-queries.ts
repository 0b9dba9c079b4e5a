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
import type { Category } from '#domain/catalogue/category.ts';

const COLLECTIONS_KEY = ['collections'] as const;

export const useCollections = () =>
  useQuery({ queryKey: COLLECTIONS_KEY, queryFn: () => callDesk(listCollections, {}), staleTime: 0 });

type Rename = { readonly category: Category; readonly slug: string; readonly name: string };

/** Previews a renaming; fetches nothing without a name. */
export const useRenamePlan = (rename: Rename) =>
  useQuery({
    // Not under the keys that renaming refetches: the old sub-category is gone then.
    queryKey: ['rename-plan', rename],
    queryFn: () => callDesk(planRename, { body: rename }),
    enabled: rename.name !== '',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Caches the list that renaming returned. */
export function useStoreCollections(): (collections: DeskCollections) => void {
  const client = useQueryClient();
  return (collections) => void client.setQueryData(COLLECTIONS_KEY, collections);
}

/** Returns the current plan if renaming failed because other products changed. */
export const readRenameConflict = (error: unknown): RenamePlan | undefined =>
  readConflict(error, renameConflictSchema)?.plan;
