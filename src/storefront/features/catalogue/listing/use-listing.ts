import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatListingQuery, type ListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';
import { getListingUrl, type ListingScope } from '#storefront/state/catalogue/listing-url.ts';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { useBrowseView } from '../use-browse-view.ts';

/** The server filters longer lists. */
const MAX_CLIENT_LIST_SIZE = 500;

/** Returns the listing for the current URL, and navigation to another query. */
export function useListing(scope: ListingScope) {
  const [search] = useSearchParams();
  const navigateTo = useNavigateTo();
  const text = formatListingQuery(readListingQuery(search));
  const query = useMemo(() => readListingQuery(new URLSearchParams(text)), [text]);
  const importLoader = useCallback(
    async () => (await import('#storefront/state/catalogue/browse-thunks.ts')).loadListingView(scope, query),
    [scope, query],
  );
  const browse = useBrowseView(getListingUrl(scope, query), importLoader);
  const isLarge = isLargeList(browse.view);
  const applyQuery = (next: ListingQuery) => {
    const url = getListingUrl(scope, next);
    if (isLarge) window.location.assign(url);
    else navigateTo(url, { preventScrollReset: true });
  };
  const buildUrl = (next: ListingQuery) => getListingUrl(scope, next);
  return { ...browse, query, applyQuery, buildUrl, isLarge };
}

const isLargeList = (view: BrowseView | undefined): boolean => (view?.listSize ?? 0) > MAX_CLIENT_LIST_SIZE;
