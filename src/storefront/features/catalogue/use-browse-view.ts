import { useCallback } from 'react';
import { loadIfOnline } from '#storefront/browser/when-online.ts';
import {
  type BrowseView,
  selectView,
  selectViewByPath,
  selectViewError,
  viewFailed,
} from '#storefront/state/catalogue/browse-slice.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { NETWORK_ERROR } from '#storefront/state/network-error.ts';
import type { AppThunk } from '#storefront/state/store.ts';

type Browse = {
  /** The page's view or, while it loads, the same list with other filters. */
  view: BrowseView | undefined;
  isUpToDate: boolean;
  error: string | undefined;
  retry: () => void;
};

/** @param importLoader imports the thunk that loads this page, for retries; must be stable per page */
export function useBrowseView(key: string, importLoader: () => Promise<AppThunk<Promise<void>>>): Browse {
  const dispatch = useAppDispatch();
  const [path = key] = key.split('?', 1);
  const exact = useAppSelector((state) => selectView(state, key));
  const samePath = useAppSelector((state) => selectViewByPath(state, path));
  const error = useAppSelector((state) => selectViewError(state, key));
  const retry = useCallback(() => {
    const showFailure = () => dispatch(viewFailed({ key, error: NETWORK_ERROR }));
    loadIfOnline(importLoader).then(dispatch).catch(showFailure);
  }, [dispatch, importLoader, key]);
  return { view: exact ?? samePath, isUpToDate: exact !== undefined, error, retry };
}
