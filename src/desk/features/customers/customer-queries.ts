import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CustomerFilter, getCustomer, listCustomers } from '#contract/desk/customers/customers.ts';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { queryKeys } from '#desk/api/query-keys.ts';

export const useCustomerList = (view: CustomerFilter & { cursor: string | null }) =>
  useQuery({
    queryKey: queryKeys.customerList(view),
    queryFn: () => callDesk(listCustomers, { body: view }),
    placeholderData: keepPreviousData,
  });

export const useCustomer = (id: string) =>
  useQuery({ queryKey: queryKeys.customer(id), queryFn: () => callDesk(getCustomer, { params: { id } }) });

/** Caches the customer that a write returned. */
export function useStoreCustomer(): (customer: DeskCustomer) => void {
  const client = useQueryClient();
  return (customer) => client.setQueryData(queryKeys.customer(customer.id), customer);
}

export function useReloadCustomers(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: queryKeys.customers });
}
