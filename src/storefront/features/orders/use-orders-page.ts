import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { isListedOrder } from '#domain/orders/listed-order.ts';
import { isPaymentPending } from '#domain/orders/order-stage.ts';
import { ordersSearch, readOrdersFilter } from '#domain/orders/orders-query.ts';
import { selectOrdersError, selectOrdersView } from '#storefront/state/orders/orders-slice.ts';
import { fetchOrders } from '#storefront/state/orders/orders-thunks.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';

/** The orders that the page's address asks for. A page seen before shows at once and is brought up to date. */
export function useOrdersPage() {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const filter = readOrdersFilter(search);
  const key = ordersSearch(filter);
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
