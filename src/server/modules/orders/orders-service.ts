import type { Order, OrdersPage, OrdersQuery } from '#contract/api/orders.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listed-order.ts';
import { orderSelection } from '#domain/orders/order-selection.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { badInput, notFound } from '../../http/app-error.ts';
import type { OrderRepository } from './order-repository.ts';
import { orderView } from './order-view.ts';

type Parts = { orders: Pick<OrderRepository, 'page' | 'ofCustomer'> };

/** What customers read of their own orders; how an order comes to be and moves on is the payments' business. */
export function createOrdersService({ orders }: Parts) {
  return {
    async list(userId: string, asked: OrdersQuery): Promise<OrdersPage> {
      const selection = orderSelection(asked);
      if (!selection.ok) throw badInput(selection.message);
      const { page, pageSize, providerOrderId } = selection.value;
      // No column holds such a text, and the database would not even look.
      const isUnknown = providerOrderId?.includes('\0') ?? false;
      const found = isUnknown ? { orders: [], totalCount: 0 } : await orders.page(userId, selection.value);
      return { items: found.orders.map(orderView), page, pageSize, totalCount: found.totalCount };
    },

    /** Another customer's order answers like one that does not exist (SRV-60). */
    async read(userId: string, id: string): Promise<Order> {
      const order = isUuid(id) ? await orders.ofCustomer(userId, id.toLowerCase()) : undefined;
      if (!order) throw notFound(ORDER_NOT_FOUND_MESSAGE);
      return orderView(order);
    },
  };
}

export type OrdersService = ReturnType<typeof createOrdersService>;
