import { useEffect, useRef, useState } from 'react';
import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import { interruptedItemDropped } from '#storefront/state/alerts-slice.ts';
import { addProduct } from '#storefront/state/cart/add-product.ts';
import { addedItemShown } from '#storefront/state/cart/cart-slice.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';

/** The choices of the product page, or a sample, which has no comment. */
type Addition = { item: AddCartItemInput } & Pick<ProductConfigurator, 'canAddToCart' | 'flushUrl'> &
  Partial<Pick<ProductConfigurator, 'commentDraft'>>;

type AddToCart = {
  isAdding: boolean;
  /** True after an add, until the configuration changes. */
  isAdded: boolean;
  add: () => void;
};

export function useAddToCart({ item, canAddToCart, commentDraft, flushUrl }: Addition): AddToCart {
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
    commentDraft?.clear();
    setAddedItem(JSON.stringify(item));
  };
  const itemJson = JSON.stringify(item);
  useEffect(() => () => void dispatch(interruptedItemDropped(itemJson)), [itemJson, dispatch]);
  const isAddedAfterLogin = useAppSelector(({ cart }) => JSON.stringify(cart.addedAfterLogin) === itemJson);
  useEffect(() => {
    if (!isAddedAfterLogin) return;
    commentDraft?.clear();
    setAddedItem(itemJson);
    dispatch(addedItemShown());
  }, [isAddedAfterLogin, itemJson, commentDraft, dispatch]);
  useEffect(() => () => void dispatch(addedItemShown()), [dispatch]);
  return { isAdding, isAdded: addedItem === itemJson, add: () => void add() };
}
