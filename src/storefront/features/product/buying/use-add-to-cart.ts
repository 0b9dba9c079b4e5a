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

export function useAddToCart({ item, canAddToCart, commentDraft, flushUrl }: ProductConfigurator): AddToCart {
  const dispatch = useAppDispatch();
  const [isAdding, setIsAdding] = useState(false);
  const [addedItem, setAddedItem] = useState<string>();
  // A ref, because a second click can come before React renders.
  const isRunning = useRef(false);
  const add = async () => {
    if (!canAddToCart || isRunning.current) return;
    isRunning.current = true;
    flushUrl();
    setIsAdding(true);
    setAddedItem(undefined);
    const hasSucceeded = await dispatch(addProduct(item));
    isRunning.current = false;
    setIsAdding(false);
    if (!hasSucceeded) return;
    commentDraft.clear();
    setAddedItem(JSON.stringify(item));
  };
  return { isAdding, isAdded: addedItem === JSON.stringify(item), add: () => void add() };
}
