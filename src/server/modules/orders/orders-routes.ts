import { getMyOrder, getMyOrders } from '#contract/storefront/orders.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import { requireUser } from '#server/http/security/bearer-token.ts';
import type { OrdersService } from './orders-service.ts';

export function createOrderRoutes({ list, read }: OrdersService): readonly BoundEndpoint[] {
  return bindHandlers(
    { getMyOrders, getMyOrder },
    {
      getMyOrders: (input) => list(requireUser(input).id, input.query),
      getMyOrder: (input) => read(requireUser(input).id, input.params.id),
    },
  );
}
