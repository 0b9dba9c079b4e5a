import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { whenOnline } from '#storefront/browser/when-online.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Screen } from '../router/route-row.ts';
import { type HeadOf, headOf } from '../screen-words.ts';

/** Keeps title and meta tags in step with the page and with the data it has loaded. */
export function DocumentHead({ screen }: { screen: Screen }) {
  const params = useParams();
  const [search] = useSearchParams();
  const head = useHead(screen, search.toString());
  const text = useAppSelector((state) => head?.headText(head.head({ params, search, state }), state.shop));
  useEffect(() => {
    if (head && text !== undefined) head.writeHead(text);
  }, [head, text]);
  return null;
}

/** The page that came from the server has its head; it needs another one when its data or its query change. */
function useHead(screen: Screen, search: string): HeadOf | undefined {
  const [cameFromServer] = useState(!useHydrated());
  const [late, setLate] = useState<HeadOf>();
  const views = useAppSelector((state) => state.browse.views);
  const product = useAppSelector((state) => state.productPage.product);
  const [served] = useState({ views, product, search });
  const isAsServed = served.views === views && served.product === product && served.search === search;
  useEffect(() => {
    if (!cameFromServer || isAsServed) return;
    let isOpen = true;
    whenOnline(() => headOf(screen).load()).then(
      (head) => isOpen && setLate(head),
      // Without a connection the title stays as the server wrote it.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [screen, cameFromServer, isAsServed]);
  return cameFromServer ? late : headOf(screen).use();
}
