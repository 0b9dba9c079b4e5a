import { useEffect, useState } from 'react';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { refreshCart } from '#storefront/state/cart/cart-thunks.ts';
import { askPendingPayment } from '#storefront/state/checkout/pending-payment.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';

export const ASK_AGAIN_MS = 10_000;

/** True while the last payment is unconfirmed (D-26). Asked beside everything else, and again until it is settled. */
export function usePendingPayment(): boolean {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isVisible = usePageVisible();
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    if (!isSignedIn || !isVisible) return undefined;
    let isOver = false;
    let wasPending = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const found = await dispatch(askPendingPayment());
      if (isOver) return;
      setPending(found);
      // Settled: what was bought has left the cart.
      if (wasPending && !found) void dispatch(refreshCart());
      wasPending = found;
      if (found) timer = setTimeout(ask, ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [dispatch, isSignedIn, isVisible]);

  return isSignedIn && isPending;
}
