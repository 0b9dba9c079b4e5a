import { useCallback } from 'react';
import {
  type BrowseView,
  selectView,
  selectViewError,
  selectViewOfPath,
} from '#storefront/state/catalogue/browse-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import type { AppThunk } from '../../state/store.ts';

type Browse = {
  /** What can be shown now: the page itself, or while it loads the same list with other filters. */
  view: BrowseView | undefined;
  isUpToDate: boolean;
  error: string | undefined;
  retry: () => void;
};

/** @param show brings the thunk that loads this page, for another try; made anew only when the page is another one */
export function useBrowseView(key: string, show: () => Promise<AppThunk<Promise<void>>>): Browse {
  const dispatch = useAppDispatch();
  const [path = key] = key.split('?', 1);
  const own = useAppSelector((state) => selectView(state, key));
  const near = useAppSelector((state) => selectViewOfPath(state, path));
  const error = useAppSelector((state) => selectViewError(state, key));
  const retry = useCallback(() => void show().then(dispatch), [dispatch, show]);
  return { view: own ?? near, isUpToDate: own !== undefined, error, retry };
}
