import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { isListedOrder } from '#domain/orders/listing/listed-order.ts';
import { formatOrdersSearch, readOrdersFilter } from '#domain/orders/listing/orders-query.ts';
import { isPaymentPending } from '#domain/orders/order-stage.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { selectOrdersError, selectOrdersView } from '#storefront/state/orders/orders-slice.ts';
import { fetchOrders } from '#storefront/state/orders/orders-thunks.ts';

/** Returns the orders for the current URL. Shows a cached page at once and refreshes it. */
export function useOrderHistory() {
  const dispatch = useAppDispatch();
  const filter = readOrdersFilter(new URLSearchParams(useLocation().search));
  const key = formatOrdersSearch(filter);
  const view = useAppSelector((state) => selectOrdersView(state, key));
  const error = useAppSelector((state) => selectOrdersError(state, key));
  const load = useCallback(
    () => void dispatch(fetchOrders(readOrdersFilter(new URLSearchParams(key)))),
    [dispatch, key],
  );
  useEffect(load, [load]);
  return {
    filter,
    key,
    view,
    error,
    load,
    orders: view?.orders.filter(isListedOrder) ?? [],
    hasPendingPayment: view?.orders.some(isPaymentPending) ?? false,
  };
}
