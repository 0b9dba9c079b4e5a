import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentKey, PublishedContent } from '#contract/content/content-keys.ts';

/** A document in force, or the version that an address asks for. */
type ContentSlot = ContentKey | `${ContentKey}/${number}`;

/** The owner's content that this visit has loaded. */
export type ContentState = {
  documents: { readonly [Slot in ContentSlot]?: PublishedContent };
  fetchedAt: { readonly [Slot in ContentSlot]?: number };
  /** The one that could not be loaded. */
  failedSlot: ContentSlot | null;
};

const initialState: ContentState = { documents: {}, fetchedAt: {}, failedSlot: null };

type Loaded = { slot: ContentSlot; document: PublishedContent; at: number };

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    contentLoaded: (state, { payload: { slot, document, at } }: PayloadAction<Loaded>) => ({
      documents: { ...state.documents, [slot]: document },
      fetchedAt: { ...state.fetchedAt, [slot]: at },
      failedSlot: state.failedSlot === slot ? null : state.failedSlot,
    }),
    contentFailed: (state, { payload }: PayloadAction<ContentSlot>) => {
      state.failedSlot = payload;
    },
  },
});

export const { contentLoaded, contentFailed } = contentSlice.actions;
export const contentReducer = contentSlice.reducer;

/** @param number an earlier version of a policy */
export const getContentSlot = (key: ContentKey, number?: number): ContentSlot =>
  number === undefined ? key : `${key}/${number}`;

type ContentRoot = { content: ContentState };

/** `undefined` until it is loaded. */
export const selectContent = <Key extends ContentKey>({ content }: ContentRoot, key: Key, number?: number) =>
  // Each is stored under the key that it was asked for.
  content.documents[getContentSlot(key, number)] as PublishedContent<Key> | undefined;

export function selectHasContentFailed({ content }: ContentRoot, key: ContentKey, number?: number): boolean {
  const slot = getContentSlot(key, number);
  return content.failedSlot === slot && content.documents[slot] === undefined;
}
