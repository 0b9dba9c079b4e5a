import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatListingQuery, type ListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { loadPage } from '#storefront/browser/page/load-page.ts';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';
import { type ListingScope, listingAddress } from '#storefront/state/catalogue/listing-address.ts';
import { useBrowseView } from '../use-browse-view.ts';

/** The server filters longer lists. */
const MAX_CLIENT_LIST_SIZE = 500;

/** The listing for the current URL, and navigation to another query. */
export function useListing(place: ListingScope) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = formatListingQuery(readListingQuery(search));
  const query = useMemo(() => readListingQuery(new URLSearchParams(text)), [text]);
  const show = useCallback(
    async () => (await import('#storefront/state/catalogue/browse-thunks.ts')).loadListingView(place, query),
    [place, query],
  );
  const browse = useBrowseView(listingAddress(place, query), show);
  const isLarge = isLargeList(browse.view);
  const ask = (asked: ListingQuery) => {
    const address = listingAddress(place, asked);
    if (isLarge) loadPage(address);
    else void navigate(address, { preventScrollReset: true });
  };
  const addressOf = (asked: ListingQuery) => listingAddress(place, asked);
  return { ...browse, query, ask, addressOf, isLarge };
}

const isLargeList = (view: BrowseView | undefined): boolean => (view?.listSize ?? 0) > MAX_CLIENT_LIST_SIZE;
