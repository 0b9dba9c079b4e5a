import { useEffect } from 'react';
import type { Charge } from '#domain/pricing/charged-amount.ts';
import { chargedAmount } from '#domain/pricing/charged-amount.ts';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';
import { selectUserId } from '#storefront/state/account/session-slice.ts';
import { fetchUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { type CartView, useCartView } from '#storefront/state/cart/cart-view.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';

export type CheckoutView = {
  /** `open` also without a cart, when it could not be loaded: what is typed must not be lost over it. */
  phase: 'loading' | 'empty' | 'open';
  cart: CartView;
  charge: Charge;
  /** The saved details could not be loaded; the form can be filled in all the same. */
  lacksDetails: boolean;
};

export function useCheckoutView(): CheckoutView {
  const cart = useCartView();
  const userId = useAppSelector(selectUserId);
  const { status, details } = useAppSelector(({ userDetails }) => userDetails);
  useFreshDetails(userId);

  const isAsking = userId !== null && details === null && status !== 'failed';
  const phase = () => {
    if (cart.phase === 'loading') return 'loading';
    if (cart.phase === 'ready' && cart.items.length === 0) return 'empty';
    return isAsking ? 'loading' : 'open';
  };
  return {
    phase: phase(),
    cart,
    charge: chargedAmount(cart.subtotalPaise),
    lacksDetails: userId !== null && details === null && status === 'failed',
  };
}

/**
 * The server delivers to the details that it has, and saving is skipped when the form equals them. So they are read on
 * arrival and whenever the customer comes back from another tab, where they may have been changed.
 */
function useFreshDetails(userId: string | null): void {
  const dispatch = useAppDispatch();
  const isVisible = usePageVisible();
  useEffect(() => {
    if (userId !== null && isVisible) void dispatch(fetchUserDetails());
  }, [dispatch, userId, isVisible]);
}
