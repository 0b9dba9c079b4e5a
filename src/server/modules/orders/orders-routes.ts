import { getMyOrder, getMyOrders } from '#contract/api/orders.ts';
import { signedInUser } from '#server/http/security/bearer.ts';
import { type Bound, bindHandlers } from '../../http/serve.ts';
import type { OrdersService } from './orders-service.ts';

/** The customer's own orders; the customer is always the one of the token (SRV-54). */
export function ordersCalls({ list, read }: OrdersService): readonly Bound[] {
  return bindHandlers(
    { getMyOrders, getMyOrder },
    {
      getMyOrders: (input) => list(signedInUser(input).id, input.query),
      getMyOrder: (input) => read(signedInUser(input).id, input.params.id),
    },
  );
}
