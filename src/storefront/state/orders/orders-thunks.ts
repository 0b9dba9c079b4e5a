import type { Order } from '#contract/api/orders.ts';
import { calls } from '#contract/calls.ts';
import { readOrder, readOrdersPage } from '#contract/readers/orders-reader.ts';
import { isListedOrder, MAX_ORDERS_PAGE_SIZE, ORDERS_PAGE_SIZE } from '#domain/orders/listed-order.ts';
import { type OrdersFilter, ordersCallQuery, ordersSearch } from '#domain/orders/orders-query.ts';
import type { CallOutcome } from '#storefront/api/call-outcome.ts';
import { callApi } from '../app-thunk.ts';
import type { AppThunk } from '../store.ts';
import { orderErrorText, ordersErrorText } from './orders-error.ts';
import { orderArrived, ordersArrived, ordersAsked, ordersFailed } from './orders-slice.ts';

/** The list's own key is its search text, which never reads like this. */
export const TRACKING_KEY = 'tracking';

/** The page of the filter; when nothing on it is listed, the next ones that have something. */
export const fetchOrders = (filter: OrdersFilter): AppThunk<Promise<void>> =>
  fetchView(ordersSearch(filter), filter, ORDERS_PAGE_SIZE, (orders) => orders.some(isListedOrder));

/** The newest orders, as many as one answer may hold: what is still open is among them. */
export const fetchTracking = (): AppThunk<Promise<void>> =>
  fetchView(TRACKING_KEY, { page: 1 }, MAX_ORDERS_PAGE_SIZE, () => true);

const fetchView =
  (
    key: string,
    filter: OrdersFilter,
    pageSize: number,
    isEnough: (orders: readonly Order[]) => boolean,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const { token } = getState().session;
    const orders: Order[] = [];
    dispatch(ordersAsked(key));
    for (let page = filter.page; ; page += 1) {
      const query = ordersCallQuery({ ...filter, page }, pageSize);
      const outcome = await callApi({ extra, getState }, calls.getMyOrders, { query });
      if (getState().session.token !== token) return;
      if (outcome.kind !== 'ok') return void dispatch(ordersFailed({ asked: key, error: ordersErrorText(outcome) }));
      const answer = readOrdersPage(outcome.json);
      orders.push(...answer.items);
      const pageCount = Math.max(1, Math.ceil(answer.totalCount / pageSize));
      if (isEnough(orders) || answer.items.length === 0 || page >= pageCount) {
        return void dispatch(ordersArrived({ key, orders, lastPage: page, pageCount }));
      }
    }
  };

export const fetchOrder =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const { token } = getState().session;
    dispatch(ordersAsked(id));
    const outcome = await callApi({ extra, getState }, calls.getMyOrder, { params: { id } });
    if (getState().session.token !== token) return;
    const order = orderIn(outcome);
    if (order === undefined && outcome.kind !== 'ok') {
      dispatch(ordersFailed({ asked: id, error: orderErrorText(outcome) }));
    } else dispatch(orderArrived({ id, order: order ?? null }));
  };

/** Our reading: 404 and an answer without an order both mean that there is none. */
function orderIn(outcome: CallOutcome): Order | null | undefined {
  if (outcome.kind === 'ok') return readOrder(outcome.json) ?? null;
  return outcome.kind === 'httpError' && outcome.status === 404 ? null : undefined;
}
