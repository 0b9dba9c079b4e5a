import { endpoints } from '#contract/endpoints.ts';
import { readOrdersPage } from '#contract/readers/orders-reader.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { callApi } from '../app-thunk.ts';
import type { AppThunk } from '../store.ts';

/** Whether the open order has an unconfirmed payment; false when the request fails (D-26). */
export const fetchHasPendingPayment = (): AppThunk<Promise<boolean>> => async (_, getState, extra) => {
  const query = { Status: ORDER_STATUS.pendingPayment, Page: 1, PageSize: 1 };
  const outcome = await callApi({ extra, getState }, endpoints.getMyOrders, { query });
  return outcome.kind === 'ok' && readOrdersPage(outcome.json).items[0]?.paymentPending === true;
};
