import { useState } from 'react';
import { localStore } from '#storefront/browser/storage/storage.ts';

export type WishlistLayout = 'grid' | 'list';

const KEY = 'aangan.wishlist-layout';

/** Chosen once, kept for the next visit. */
export function useWishlistLayout(): [WishlistLayout, (layout: WishlistLayout) => void] {
  const [storage] = useState(localStore);
  const [layout, setLayout] = useState<WishlistLayout>(() => (storage.get(KEY) === 'list' ? 'list' : 'grid'));
  const choose = (next: WishlistLayout) => {
    storage.set(KEY, next);
    setLayout(next);
  };
  return [layout, choose];
}
