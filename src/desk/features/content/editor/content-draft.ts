import * as z from 'zod/mini';
import { listContentChanges } from '#contract/content/content-changes.ts';
import type { ContentDocuments, ContentKey } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import { type DeskContent, saveContentDraft } from '#contract/desk/content.ts';
import { runAction } from '#desk/api/use-desk-action.ts';
import { readUnsaved, writeUnsaved } from '#desk/elements/saving/unsaved-draft.ts';
import { useAutosave } from '#desk/elements/saving/use-autosave.ts';
import { readContentConflict, useStoreContent } from '../content-queries.ts';

type Content<Key extends ContentKey> = ContentDocuments[Key];

/** Returns the draft, by default the published version. The server has validated it. */
export const getEditedContent = <Key extends ContentKey>({ draft, published }: DeskContent): Content<Key> =>
  (draft ?? published) as Content<Key>;

const getName = (key: ContentKey): string => `content:${key}`;

export const hasUnsavedContent = (key: ContentKey): boolean => readUnsaved(getName(key), z.unknown()) !== undefined;
export const dropUnsavedContent = (key: ContentKey): void => writeUnsaved(getName(key), undefined);

export const useContentDraft = <Key extends ContentKey>(document: DeskContent, key: Key) =>
  useAutosave<DeskContent, Content<Key>>({
    document,
    name: getName(key),
    schema: contentKinds[key].schema,
    getEditedDraft: getEditedContent<Key>,
    isSameContent: (a, b) => listContentChanges(a, b).length === 0,
    send: ({ version, draft }) =>
      runAction(saveContentDraft, { params: { key }, body: { version, content: draft as Record<string, unknown> } }),
    readConflict: readContentConflict,
    onStored: useStoreContent(),
  });
