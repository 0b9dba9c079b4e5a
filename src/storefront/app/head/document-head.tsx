import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { loadIfOnline } from '#storefront/browser/when-online.ts';
import type { Route } from '#storefront/routes/route.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { getLazyHead, type HeadModule } from './lazy-head.ts';

/** Updates title and meta tags as the page and its data change. */
export function DocumentHead({ route }: { route: Route }) {
  const params = useParams();
  const [search] = useSearchParams();
  const head = useHead(route, search.toString());
  const text = useAppSelector((state) => head?.serialiseHead(head.head({ params, search, state }), state.shop));
  useEffect(() => {
    if (head && text !== undefined) head.applySerialisedHead(text);
  }, [head, text]);
  return null;
}

/** A served page already has its head and loads a new one only when its data or query change. */
function useHead(route: Route, search: string): HeadModule | undefined {
  const [cameFromServer] = useState(!useHydrated());
  const [loadedHead, setLoadedHead] = useState<HeadModule>();
  const views = useAppSelector((state) => state.browse.views);
  const product = useAppSelector((state) => state.productPage.product);
  const [served] = useState({ views, product, search });
  const isUnchanged = served.views === views && served.product === product && served.search === search;
  useEffect(() => {
    if (!cameFromServer || isUnchanged) return;
    let isMounted = true;
    loadIfOnline(() => getLazyHead(route).load()).then(
      (head) => isMounted && setLoadedHead(head),
      // Offline: keeps the served title.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [route, cameFromServer, isUnchanged]);
  return cameFromServer ? loadedHead : getLazyHead(route).use();
}
