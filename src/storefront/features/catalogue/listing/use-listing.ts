import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { formatListingQuery, type ListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { isLargeList } from '#storefront/state/catalogue/browse-slice.ts';
import { getListingUrl, type ListingScope } from '#storefront/state/catalogue/listing-url.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { useBrowseView } from '../use-browse-view.ts';
import { readFirstPage } from './listing-history.ts';

const importThunks = () => import('#storefront/state/catalogue/browse-thunks.ts');

/** Returns the listing for the current URL, and navigation to another query. */
export function useListing(scope: ListingScope) {
  const navigateTo = useNavigateTo();
  const text = formatListingQuery(readListingQuery(new URLSearchParams(useLocation().search)));
  const query = useMemo(() => readListingQuery(new URLSearchParams(text)), [text]);
  const importLoader = useCallback(
    async () => (await importThunks()).loadListingViewAt(scope, new URLSearchParams(text)),
    [scope, text],
  );
  const browse = useBrowseView(getListingUrl(scope, query), importLoader);
  useEarlierPages(scope, query, browse.isUpToDate ? browse.view?.firstPage : undefined);
  const isLarge = isLargeList(browse.view);
  const applyQuery = (next: ListingQuery) => {
    const url = getListingUrl(scope, next);
    if (isLarge) window.location.assign(url);
    else navigateTo(url);
  };
  const buildUrl = (next: ListingQuery) => getListingUrl(scope, next);
  return { ...browse, query, applyQuery, buildUrl, isLarge };
}

/** After a reload of the document or of the list, shows again the pages to which 'Show more' had appended this one. */
function useEarlierPages(scope: ListingScope, query: ListingQuery, shownFirstPage: number | undefined): void {
  const dispatch = useAppDispatch();
  const firstPage = readFirstPage(useLocation().state) ?? query.page;
  useEffect(() => {
    if (shownFirstPage === undefined || shownFirstPage <= firstPage) return;
    // Offline, the script may be missing; the list then starts at this page.
    importThunks().then(
      ({ loadListingFrom }) => dispatch(loadListingFrom(scope, query, firstPage)),
      () => undefined,
    );
  }, [dispatch, scope, query, firstPage, shownFirstPage]);
}
