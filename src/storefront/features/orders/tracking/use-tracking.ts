import { useCallback, useEffect } from 'react';
import { isListedOrder } from '#domain/orders/listing/listed-order.ts';
import { isOpenOrder, isPaymentPending } from '#domain/orders/order-stage.ts';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { selectOrdersError, selectOrdersView } from '#storefront/state/orders/orders-slice.ts';
import { fetchTracking, TRACKING_KEY } from '#storefront/state/orders/orders-thunks.ts';

export const PENDING_REFRESH_MS = 20_000;

/** Refreshes when the page becomes visible, and polls while a payment is pending. */
export function useTracking() {
  const dispatch = useAppDispatch();
  const isVisible = usePageVisible();
  const view = useAppSelector((state) => selectOrdersView(state, TRACKING_KEY));
  const error = useAppSelector((state) => selectOrdersError(state, TRACKING_KEY));
  const isWaiting = isVisible && (view?.orders.some(isPaymentPending) ?? false);
  const load = useCallback(() => void dispatch(fetchTracking()), [dispatch]);
  useEffect(() => {
    if (isVisible) load();
  }, [isVisible, load]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(load, PENDING_REFRESH_MS);
    return () => clearInterval(timer);
  }, [isWaiting, load]);
  return {
    isLoaded: view !== undefined,
    error,
    load,
    open: view?.orders.filter(isOpenOrder) ?? [],
    closed: view?.orders.filter((order) => isListedOrder(order) && !isOpenOrder(order)) ?? [],
  };
}
