import { useEffect } from 'react';
import type { Charge } from '#domain/pricing/charged-amount.ts';
import { calculateCharge } from '#domain/pricing/charged-amount.ts';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';
import { selectUserId } from '#storefront/state/account/session-slice.ts';
import { fetchUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { type CartView, useCartView } from '#storefront/state/cart/use-cart-view.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';

export type CheckoutView = {
  /** `open` also when the cart failed to load, so that typed values survive. */
  phase: 'loading' | 'empty' | 'open';
  cart: CartView;
  charge: Charge;
  /** The saved details failed to load. */
  lacksDetails: boolean;
};

export function useCheckoutView(): CheckoutView {
  const cart = useCartView();
  const userId = useAppSelector(selectUserId);
  const { status, details } = useAppSelector(({ userDetails }) => userDetails);
  useDetailsRefresh(userId);

  const isLoadingDetails = userId !== null && details === null && status !== 'failed';
  const getPhase = () => {
    if (cart.phase === 'loading') return 'loading';
    if (cart.phase === 'ready' && cart.items.length === 0) return 'empty';
    return isLoadingDetails ? 'loading' : 'open';
  };
  return {
    phase: getPhase(),
    cart,
    charge: calculateCharge(cart.subtotalPaise),
    lacksDetails: userId !== null && details === null && status === 'failed',
  };
}

/**
 * The server delivers to its saved details, and saving is skipped when the form equals them. So they are fetched on
 * arrival and whenever the tab becomes visible again.
 */
function useDetailsRefresh(userId: string | null): void {
  const dispatch = useAppDispatch();
  const isVisible = usePageVisible();
  useEffect(() => {
    if (userId !== null && isVisible) void dispatch(fetchUserDetails());
  }, [dispatch, userId, isVisible]);
}
