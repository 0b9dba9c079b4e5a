import { useState } from 'react';
import { getLocalStore } from '#storefront/browser/storage/storage.ts';

export type WishlistLayout = 'grid' | 'list';

const KEY = 'aangan.wishlist-layout';

/** Stored for the next visit. */
export function useWishlistLayout(): [WishlistLayout, (layout: WishlistLayout) => void] {
  const [storage] = useState(getLocalStore);
  const [layout, setLayout] = useState<WishlistLayout>(() => (storage.get(KEY) === 'list' ? 'list' : 'grid'));
  const choose = (next: WishlistLayout) => {
    storage.set(KEY, next);
    setLayout(next);
  };
  return [layout, choose];
}
