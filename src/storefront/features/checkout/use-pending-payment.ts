import { useEffect, useState } from 'react';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { refreshCart } from '#storefront/state/cart/cart-thunks.ts';
import { fetchHasPendingPayment } from '#storefront/state/checkout/pending-payment.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';

export const POLL_INTERVAL_MS = 10_000;

/** True while the last payment is unconfirmed (D-26); polls until it is settled. */
export function usePendingPayment(): boolean {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isVisible = usePageVisible();
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    if (!isSignedIn || !isVisible) return undefined;
    let isCancelled = false;
    let wasPending = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      const found = await dispatch(fetchHasPendingPayment());
      if (isCancelled) return;
      setPending(found);
      // Settled: the server has removed the bought items from the cart.
      if (wasPending && !found) void dispatch(refreshCart());
      wasPending = found;
      if (found) timer = setTimeout(poll, POLL_INTERVAL_MS);
    };
    void poll();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [dispatch, isSignedIn, isVisible]);

  return isSignedIn && isPending;
}
