import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { loadIfOnline } from '#storefront/browser/when-online.ts';
import type { Screen } from '#storefront/routes/route.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { getLazyHead, type HeadModule } from './lazy-head.ts';

/** Updates title and meta tags as the page and its data change. */
export function DocumentHead({ screen }: { screen: Screen }) {
  const params = useParams();
  const [search] = useSearchParams();
  const head = useHead(screen, search.toString());
  const text = useAppSelector((state) => head?.serialiseHead(head.head({ params, search, state }), state.shop));
  useEffect(() => {
    if (head && text !== undefined) head.applySerialisedHead(text);
  }, [head, text]);
  return null;
}

/** A served page already has its head and loads a new one only when its data or query change. */
function useHead(screen: Screen, search: string): HeadModule | undefined {
  const [cameFromServer] = useState(!useHydrated());
  const [late, setLate] = useState<HeadModule>();
  const views = useAppSelector((state) => state.browse.views);
  const product = useAppSelector((state) => state.productPage.product);
  const [served] = useState({ views, product, search });
  const isAsServed = served.views === views && served.product === product && served.search === search;
  useEffect(() => {
    if (!cameFromServer || isAsServed) return;
    let isOpen = true;
    loadIfOnline(() => getLazyHead(screen).load()).then(
      (head) => isOpen && setLate(head),
      // Offline: keeps the served title.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [screen, cameFromServer, isAsServed]);
  return cameFromServer ? late : getLazyHead(screen).use();
}
