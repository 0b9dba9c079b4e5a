import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CartItemPatch } from '#contract/api/cart.ts';
import { paths } from '#contract/paths.ts';
import { isFromCart } from '#storefront/state/cart/line-address.ts';
import { saveLine } from '#storefront/state/cart/line-save.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import type { ConfiguredProduct } from '../use-configured-product.ts';

type SaveLine = { isSaving: boolean; save: () => void; cancel: () => void };

/** Saves the choices into the line that the page was opened for, and goes back to the cart. */
export function useSaveLine(configured: ConfiguredProduct): SaveLine {
  const { item, canAdd, opened, draft, settleAddress, leaveAddress } = configured;
  const dispatch = useAppDispatch();
  const leave = useWayToCart();
  // Stays true after a success: the page is only waiting for the cart's.
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);
  const done = () => {
    draft.clear();
    leaveAddress();
    leave();
  };
  const save = async () => {
    if (!canAdd || isUnderWay.current || opened.lineId === undefined) return;
    isUnderWay.current = true;
    settleAddress();
    setSaving(true);
    if (await dispatch(saveLine(opened.lineId, patchOf(item)))) return done();
    isUnderWay.current = false;
    setSaving(false);
  };
  return { isSaving, save: () => void save(), cancel: done };
}

/** Every choice, also a comment that was taken out; product and quantity stay the line's. */
function patchOf({ productId: _, quantity: __, ...choices }: ConfiguredProduct['item']): CartItemPatch {
  return { ...choices, orderComment: choices.orderComment ?? null };
}

/** The browser's own way back where it leads to the cart: the place that was left is found again (decision D-19). */
function useWayToCart(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (isFromCart(state) ? navigate(-1) : navigate(paths.cart, { replace: true }));
}
