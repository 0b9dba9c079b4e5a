import type { Order, OrdersQuery, PagedOrders } from '#contract/storefront/orders.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listing/listed-order.ts';
import { parseOrderSelection } from '#domain/orders/listing/order-selection.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createBadRequestError, createNotFoundError } from '#server/http/app-error.ts';
import type { OrderRepository } from './order-repository.ts';
import { toOrderResponse } from './order-response.ts';

type OrdersServiceDeps = { orders: Pick<OrderRepository, 'listByCustomer' | 'findByCustomer'> };

/** Reads orders for their customers. The payments module places and updates orders. */
export function createOrdersService({ orders }: OrdersServiceDeps) {
  return {
    async list(userId: string, query: OrdersQuery): Promise<PagedOrders> {
      const selection = parseOrderSelection(query);
      if (!selection.ok) throw createBadRequestError(selection.message);
      const { page, pageSize, providerOrderId } = selection.value;
      // PostgreSQL rejects a NUL character in a parameter.
      const isUnstorable = providerOrderId?.includes('\0') ?? false;
      const found = isUnstorable ? { orders: [], totalCount: 0 } : await orders.listByCustomer(userId, selection.value);
      return { items: found.orders.map(toOrderResponse), page, pageSize, totalCount: found.totalCount };
    },

    /** Returns 404 for another customer's order. */
    async read(userId: string, id: string): Promise<Order> {
      const order = isUuid(id) ? await orders.findByCustomer(userId, id.toLowerCase()) : undefined;
      if (!order) throw createNotFoundError(ORDER_NOT_FOUND_MESSAGE);
      return toOrderResponse(order);
    },
  };
}
