import { calls } from '#contract/calls.ts';
import { readOrdersPage } from '#contract/readers/orders-reader.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { callApi } from '../app-thunk.ts';
import type { AppThunk } from '../store.ts';

/** Whether a payment of the customer's open order is unconfirmed; what cannot be found out counts as no (D-26). */
export const askPendingPayment = (): AppThunk<Promise<boolean>> => async (_, getState, extra) => {
  const query = { Status: ORDER_STATUS.pendingPayment, Page: 1, PageSize: 1 };
  const outcome = await callApi({ extra, getState }, calls.getMyOrders, { query });
  return outcome.kind === 'ok' && readOrdersPage(outcome.json).items[0]?.paymentPending === true;
};
