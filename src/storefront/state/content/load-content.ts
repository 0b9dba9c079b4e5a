import type { ContentKey } from '#contract/content/content-keys.ts';
import { LIST_FRESH_MS } from '../catalogue/ensure-products.ts';
import type { AppThunk } from '../store.ts';
import { contentFailed, contentLoaded } from './content-slice.ts';

/** Loads a document unless it is fresh. Pages that show one do so in their `preload`, so that it is part of the served page. */
export const loadContent =
  (key: ContentKey): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const fetchedAt = getState().content.fetchedAt[key];
    if (fetchedAt !== undefined && extra.now() - fetchedAt < LIST_FRESH_MS) return;
    try {
      dispatch(contentLoaded({ key, document: await extra.loadContent(key), at: extra.now() }));
    } catch {
      // What is shown already stays.
      dispatch(contentFailed(key));
    }
  };
