import { clientEndpoints } from '#contract/client-endpoints.ts';
import { readOrder, readOrdersPage } from '#contract/readers/orders-reader.ts';
import type { Order } from '#contract/storefront/orders.ts';
import { isListedOrder, MAX_ORDERS_PAGE_SIZE, ORDERS_PAGE_SIZE } from '#domain/orders/listing/listed-order.ts';
import { formatOrdersSearch, type OrdersFilter, toOrdersRequestQuery } from '#domain/orders/listing/orders-query.ts';
import type { ApiResult } from '#storefront/api/api-result.ts';
import { callApi } from '../app-thunk.ts';
import type { AppThunk } from '../store.ts';
import { getOrderErrorMessage, getOrdersErrorMessage } from './orders-error.ts';
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
    hasEnough: (orders: readonly Order[]) => boolean,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const { token } = getState().session;
    const orders: Order[] = [];
    dispatch(ordersRequested(key));
    for (let page = filter.page; ; page += 1) {
      const query = toOrdersRequestQuery({ ...filter, page }, pageSize);
      const result = await callApi({ extra, getState }, clientEndpoints.getMyOrders, { query });
      if (getState().session.token !== token) return;
      const response = result.kind === 'ok' ? readOrdersPage(result.content) : undefined;
      if (!response) return void dispatch(ordersFailed({ key, error: getOrdersErrorMessage(result) }));
      orders.push(...response.items);
      const pageCount = Math.max(1, Math.ceil(response.totalCount / pageSize));
      if (hasEnough(orders) || response.items.length === 0 || page >= pageCount) {
        return void dispatch(ordersReceived({ key, orders, lastPage: page, pageCount }));
      }
    }
  };

export const fetchOrder =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const { token } = getState().session;
    dispatch(ordersRequested(id));
    const result = await callApi({ extra, getState }, clientEndpoints.getMyOrder, { params: { id } });
    if (getState().session.token !== token) return;
    const order = readOrderResult(result);
    if (order === undefined) dispatch(ordersFailed({ key: id, error: getOrderErrorMessage(result) }));
    else dispatch(orderReceived({ id, order }));
  };

/** A 404 and a response without data both mean there is no such order. */
function readOrderResult(result: ApiResult): Order | null | undefined {
  if (result.kind === 'ok') return result.content.data ? readOrder(result.content.data) : null;
  return result.kind === 'httpError' && result.status === 404 ? null : undefined;
}
