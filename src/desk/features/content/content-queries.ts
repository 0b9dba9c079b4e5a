import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentKey } from '#contract/content/content-keys.ts';
import {
  contentConflictSchema,
  type DeskContent,
  getContent,
  getContentTargets,
  listContent,
  listContentHistory,
  previewContent,
} from '#contract/desk/content.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { readConflict } from '#desk/api/desk-error.ts';
import { queryKeys } from '#desk/api/query-keys.ts';

export const useContentList = () =>
  useQuery({ queryKey: queryKeys.contentList, queryFn: () => callDesk(listContent, {}), staleTime: 0 });

export const readContent = (key: ContentKey) => callDesk(getContent, { params: { key } });

/** Fetched once per visit: an editor must not change while someone types, and saving detects other people's changes. */
export const useContent = (key: ContentKey) =>
  useQuery({
    queryKey: queryKeys.contentDocument(key),
    queryFn: () => readContent(key),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The link targets of the draft stored with this version. */
export const useContentTargets = (key: ContentKey, version: number) =>
  useQuery({
    queryKey: queryKeys.contentTargets(key, version),
    queryFn: () => callDesk(getContentTargets, { params: { key } }),
    placeholderData: (previous) => previous,
  });

export const useContentHistory = (key: ContentKey) =>
  useQuery({
    queryKey: queryKeys.contentHistory(key),
    queryFn: () => callDesk(listContentHistory, { params: { key } }),
    staleTime: 0,
  });

/** A page of the shop with the stored draft. */
export const useContentPreview = (key: ContentKey, address: string) =>
  useQuery({
    queryKey: queryKeys.contentPreview(key, address),
    queryFn: () => callDesk(previewContent, { params: { key }, body: { address } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Caches the document that a write returned. */
export function useStoreContent(): (document: DeskContent) => void {
  const client = useQueryClient();
  return (document) => void client.setQueryData(queryKeys.contentDocument(document.key), document);
}

/** Refetches lists and histories after a change; the editor keeps its own document. */
export function useReloadContent(): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({ queryKey: queryKeys.content, predicate: ({ queryKey }) => queryKey[1] !== 'one' });
}

/** Returns the current document if a write failed because somebody else changed it. */
export const readContentConflict = (error: unknown): DeskContent | undefined =>
  readConflict(error, contentConflictSchema)?.document;
