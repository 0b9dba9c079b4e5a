import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { UpdateCartItemInput } from '#contract/storefront/cart.ts';
import { isFromCart } from '#storefront/state/cart/line-links.ts';
import { saveLine } from '#storefront/state/cart/save-line.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';

type SaveLine = { isSaving: boolean; save: () => void; cancel: () => void };

/** Saves the choices to the edited line and returns to the cart. */
export function useSaveLine(configurator: ProductConfigurator): SaveLine {
  const { item, canAddToCart, lineIntent, commentDraft, flushUrl, freezeUrl } = configurator;
  const dispatch = useAppDispatch();
  const returnToCart = useReturnToCart();
  // Stays true after a success, until the cart page opens.
  const [isSaving, setIsSaving] = useState(false);
  const isRunning = useRef(false);
  const close = () => {
    commentDraft.clear();
    freezeUrl();
    returnToCart();
  };
  const save = async () => {
    if (!canAddToCart || isRunning.current || lineIntent.lineId === undefined) return;
    isRunning.current = true;
    flushUrl();
    setIsSaving(true);
    if (await dispatch(saveLine(lineIntent.lineId, toCartItemPatch(item)))) return close();
    isRunning.current = false;
    setIsSaving(false);
  };
  return { isSaving, save: () => void save(), cancel: close };
}

/** Includes a removed comment or answer as null; product and quantity do not change. */
function toCartItemPatch({ productId: _, quantity: __, ...choices }: ProductConfigurator['item']): UpdateCartItemInput {
  const { orderComment = null, sizeIncludesAllowance = null } = choices;
  return { ...choices, orderComment, sizeIncludesAllowance };
}

/** Goes back in history where that leads to the cart, which restores the scroll position (D-19). */
function useReturnToCart(): () => void {
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  const { state } = useLocation();
  return () => void (isFromCart(state) ? navigate(-1) : navigateTo(paths.cart, { replace: true }));
}
