import { useRef, useState } from 'react';
import { addProduct } from '#storefront/state/cart/add-product.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';

type AddToCart = {
  isAdding: boolean;
  /** True after an add, until the configuration changes. */
  isAdded: boolean;
  add: () => void;
};

export function useAddToCart({ item, canAdd, commentDraft, flushAddress }: ProductConfigurator): AddToCart {
  const dispatch = useAppDispatch();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string>();
  // A ref, because a second click can come before React renders.
  const isUnderWay = useRef(false);
  const add = async () => {
    if (!canAdd || isUnderWay.current) return;
    isUnderWay.current = true;
    flushAddress();
    setAdding(true);
    setAdded(undefined);
    const isDone = await dispatch(addProduct(item));
    isUnderWay.current = false;
    setAdding(false);
    if (!isDone) return;
    commentDraft.clear();
    setAdded(JSON.stringify(item));
  };
  return { isAdding, isAdded: added === JSON.stringify(item), add: () => void add() };
}
