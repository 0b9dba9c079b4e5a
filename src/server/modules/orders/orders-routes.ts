import { getMyOrder, getMyOrders } from '#contract/storefront/orders.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import { requireUser } from '#server/http/security/bearer-token.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createOrderRepository } from './order-repository.ts';
import { createOrdersService } from './orders-service.ts';

export function createOrderRoutes(db: Database): readonly BoundEndpoint[] {
  const { list, read } = createOrdersService({ orders: createOrderRepository(db) });
  return bindHandlers(
    { getMyOrders, getMyOrder },
    {
      getMyOrders: (input) => list(requireUser(input).id, input.query),
      getMyOrder: (input) => read(requireUser(input).id, input.params.id),
    },
  );
}
