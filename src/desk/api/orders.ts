import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { countOrders, getOrder, listOrders, type OrderFilter } from '#contract/desk/orders/orders.ts';
import { getToday } from '#contract/desk/today.ts';
import { callDesk } from './desk-client.ts';
import { queryKeys } from './query-keys.ts';

/** A tab in the background does not poll. */
const POLL_MS = 30_000;
const PENDING_POLL_MS = 5_000;
const SETTLED_REFUND_STATES = ['success', 'failed'];

export type Today = DeskData<typeof getToday>;
export type Sales = NonNullable<Today['sales']>;

export const useToday = () =>
  useQuery({ queryKey: queryKeys.today, queryFn: () => callDesk(getToday, {}), refetchInterval: POLL_MS });

export const useOrderCounts = () =>
  useQuery({ queryKey: queryKeys.orderCounts, queryFn: () => callDesk(countOrders, {}), refetchInterval: POLL_MS });

export const useOrderList = (filter: OrderFilter & { cursor: string | null }) =>
  useQuery({
    queryKey: queryKeys.orderList(filter),
    queryFn: () => callDesk(listOrders, { body: filter }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

export const useOrder = (id: string) =>
  useQuery({
    queryKey: queryKeys.order(id),
    queryFn: () => callDesk(getOrder, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isPending(state.data) ? PENDING_POLL_MS : POLL_MS),
  });

/** True while a refund or an email is pending. */
const isPending = ({ refunds, emails }: DeskOrder): boolean =>
  refunds.some(({ state }) => !SETTLED_REFUND_STATES.includes(state)) || emails.some(({ state }) => state === 'queued');

/** Caches the order that a write returned; refetches lists and counts. */
export function useStoreOrder(): (order: DeskOrder) => void {
  const client = useQueryClient();
  return (order) => {
    client.setQueryData(queryKeys.order(order.id), order);
    void client.invalidateQueries({
      queryKey: queryKeys.orders,
      predicate: ({ queryKey }) => queryKey[1] !== 'one',
    });
  };
}

export function useReloadOrders(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: queryKeys.orders });
}
