import { endpoints } from '#contract/endpoints.ts';
import { readOrder, readOrdersPage } from '#contract/readers/orders-reader.ts';
import type { Order } from '#contract/storefront/orders.ts';
import { isListedOrder, MAX_ORDERS_PAGE_SIZE, ORDERS_PAGE_SIZE } from '#domain/orders/listing/listed-order.ts';
import { formatOrdersSearch, type OrdersFilter, toOrdersRequestQuery } from '#domain/orders/listing/orders-query.ts';
import type { ApiResult } from '#storefront/api/api-result.ts';
import { callApi } from '../app-thunk.ts';
import type { AppThunk } from '../store.ts';
import { orderErrorText, ordersErrorText } from './orders-error.ts';
import { orderReceived, ordersFailed, ordersReceived, ordersRequested } from './orders-slice.ts';

/** Never equal to a search text. */
export const TRACKING_KEY = 'tracking';

/** Fetches the filter's page, and further pages until one has a listed order. */
export const fetchOrders = (filter: OrdersFilter): AppThunk<Promise<void>> =>
  fetchView(formatOrdersSearch(filter), filter, ORDERS_PAGE_SIZE, (orders) => orders.some(isListedOrder));

/** Fetches one page of maximum size, which includes all open orders. */
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
    dispatch(ordersRequested(key));
    for (let page = filter.page; ; page += 1) {
      const query = toOrdersRequestQuery({ ...filter, page }, pageSize);
      const outcome = await callApi({ extra, getState }, endpoints.getMyOrders, { query });
      if (getState().session.token !== token) return;
      if (outcome.kind !== 'ok') return void dispatch(ordersFailed({ asked: key, error: ordersErrorText(outcome) }));
      const answer = readOrdersPage(outcome.json);
      orders.push(...answer.items);
      const pageCount = Math.max(1, Math.ceil(answer.totalCount / pageSize));
      if (isEnough(orders) || answer.items.length === 0 || page >= pageCount) {
        return void dispatch(ordersReceived({ key, orders, lastPage: page, pageCount }));
      }
    }
  };

export const fetchOrder =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const { token } = getState().session;
    dispatch(ordersRequested(id));
    const outcome = await callApi({ extra, getState }, endpoints.getMyOrder, { params: { id } });
    if (getState().session.token !== token) return;
    const order = readOrderResult(outcome);
    if (order === undefined && outcome.kind !== 'ok') {
      dispatch(ordersFailed({ asked: id, error: orderErrorText(outcome) }));
    } else dispatch(orderReceived({ id, order: order ?? null }));
  };

/** A 404 and a response without an order both mean there is none. */
function readOrderResult(outcome: ApiResult): Order | null | undefined {
  if (outcome.kind === 'ok') return readOrder(outcome.json) ?? null;
  return outcome.kind === 'httpError' && outcome.status === 404 ? null : undefined;
}
