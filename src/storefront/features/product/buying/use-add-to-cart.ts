import { useRef, useState } from 'react';
import { addProduct } from '#storefront/state/cart/product-add.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import type { ConfiguredProduct } from '../use-configured-product.ts';

type AddToCart = {
  isAdding: boolean;
  /** True after an add, until something else is chosen. */
  isAdded: boolean;
  add: () => void;
};

export function useAddToCart({ item, canAdd, draft, settleAddress }: ConfiguredProduct): AddToCart {
  const dispatch = useAppDispatch();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string>();
  // A second press may come before React has shown the first.
  const isUnderWay = useRef(false);
  const add = async () => {
    if (!canAdd || isUnderWay.current) return;
    isUnderWay.current = true;
    settleAddress();
    setAdding(true);
    setAdded(undefined);
    const isDone = await dispatch(addProduct(item));
    isUnderWay.current = false;
    setAdding(false);
    if (!isDone) return;
    draft.clear();
    setAdded(JSON.stringify(item));
  };
  return { isAdding, isAdded: added === JSON.stringify(item), add: () => void add() };
}
