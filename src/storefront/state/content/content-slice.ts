import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentKey, PublishedContent } from '#contract/content/content-keys.ts';

type Documents = { readonly [Key in ContentKey]?: PublishedContent<Key> };

/** What the shop's owner wrote, as far as this visit has needed it. */
export type ContentState = {
  documents: Documents;
  fetchedAt: Partial<Record<ContentKey, number>>;
  /** The document that could not be loaded. */
  failedKey: ContentKey | null;
};

const initialState: ContentState = { documents: {}, fetchedAt: {}, failedKey: null };

type Loaded = { key: ContentKey; document: PublishedContent; at: number };

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    contentLoaded: (state, { payload: { key, document, at } }: PayloadAction<Loaded>) => ({
      documents: { ...state.documents, [key]: document },
      fetchedAt: { ...state.fetchedAt, [key]: at },
      failedKey: state.failedKey === key ? null : state.failedKey,
    }),
    contentFailed: (state, { payload }: PayloadAction<ContentKey>) => {
      state.failedKey = payload;
    },
  },
});

export const { contentLoaded, contentFailed } = contentSlice.actions;
export const contentReducer = contentSlice.reducer;

type ContentRoot = { content: ContentState };

/** `undefined` until it is loaded. */
export const selectContent = <Key extends ContentKey>(
  { content }: ContentRoot,
  key: Key,
): PublishedContent<Key> | undefined => content.documents[key];

export const selectHasContentFailed = ({ content }: ContentRoot, key: ContentKey): boolean =>
  content.failedKey === key && content.documents[key] === undefined;
