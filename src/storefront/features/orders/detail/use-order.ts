import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { selectOrder, selectOrdersError } from '#storefront/state/orders/orders-slice.ts';
import { fetchOrder } from '#storefront/state/orders/orders-thunks.ts';

/** One order. Coming from the list it shows at once and is brought up to date. */
export function useOrder(id: string) {
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => selectOrder(state, id));
  const error = useAppSelector((state) => selectOrdersError(state, id));
  const load = useCallback(() => void dispatch(fetchOrder(id)), [dispatch, id]);
  useEffect(load, [load]);
  return { order, error, load };
}
