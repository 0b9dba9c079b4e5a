import type { ContentKey } from '#contract/content/content-keys.ts';
import type { AppThunk } from '../store.ts';
import { contentFailed, contentLoaded, getContentSlot } from './content-slice.ts';

/** As long as lists of products, whose module pages of texts do without. */
const FRESH_MS = 10 * 60 * 1000;

/**
 * Loads a document unless it is fresh. Pages that show one do so in their `preload`, so that it is part of the served page.
 * @param number an earlier version of a policy
 */
export const loadContent =
  (key: ContentKey, number?: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const slot = getContentSlot(key, number);
    if (extra.now() - (getState().content.fetchedAt[slot] ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return;
    try {
      dispatch(contentLoaded({ slot, document: await extra.loadContent(key, number), at: extra.now() }));
    } catch {
      // Keeps the content that is already shown.
      dispatch(contentFailed(slot));
    }
  };
