import { useEffect, useState } from 'react';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { refreshCart } from '#storefront/state/cart/cart-thunks.ts';
import { fetchHasPendingPayment } from '#storefront/state/checkout/payment-thunks.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';

export const PENDING_POLL_INTERVAL_MS = 10_000;

/** Returns true while the last payment is unconfirmed (D-26); polls until it is settled. */
export function usePendingPayment(): boolean {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isVisible = usePageVisible();
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    if (!isSignedIn || !isVisible) return undefined;
    let isCancelled = false;
    let wasPending = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      const isStillPending = await dispatch(fetchHasPendingPayment());
      if (isCancelled) return;
      setIsPending(isStillPending);
      // Settled: the server has removed the bought items from the cart.
      if (wasPending && !isStillPending) void dispatch(refreshCart());
      wasPending = isStillPending;
      if (isStillPending) timer = setTimeout(poll, PENDING_POLL_INTERVAL_MS);
    };
    void poll();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [dispatch, isSignedIn, isVisible]);

  return isSignedIn && isPending;
}
