import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ListingQuery, listingQueryText, readListingQuery } from '#domain/catalogue/listing-query.ts';
import { loadPage } from '#storefront/browser/page/load-page.ts';
import { type ListingPlace, listingAddress } from '#storefront/state/catalogue/browse-address.ts';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';
import { useBrowseView } from '../use-browse-view.ts';

/** A longer list is narrowed by the server: the browser would have to load all of it first. */
const LARGEST_LIST_IN_BROWSER = 500;

/** A listing as the address asks for it, and how to ask for another. */
export function useListing(place: ListingPlace) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = listingQueryText(readListingQuery(search));
  const query = useMemo(() => readListingQuery(new URLSearchParams(text)), [text]);
  const show = useCallback(
    async () => (await import('#storefront/state/catalogue/browse-thunks.ts')).showListing(place, query),
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

const isLargeList = (view: BrowseView | undefined): boolean => (view?.listSize ?? 0) > LARGEST_LIST_IN_BROWSER;
