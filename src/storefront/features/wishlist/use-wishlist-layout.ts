import { useState } from 'react';
import { getSafeLocalStorage } from '#storefront/browser/storage/storage.ts';

export type WishlistLayout = 'grid' | 'list';

const STORAGE_KEY = 'aangan.wishlist-layout';

/** Stores the layout for the next visit. */
export function useWishlistLayout(): [WishlistLayout, (layout: WishlistLayout) => void] {
  const [storage] = useState(getSafeLocalStorage);
  const [layout, setLayout] = useState<WishlistLayout>(() => (storage.get(STORAGE_KEY) === 'list' ? 'list' : 'grid'));
  const choose = (next: WishlistLayout) => {
    storage.set(STORAGE_KEY, next);
    setLayout(next);
  };
  return [layout, choose];
}
