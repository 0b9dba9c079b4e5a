import { ApiError, createJsonResponse } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import { toDisputeEntity } from '../payments/api-entities.ts';
import type { Provider } from '../provider.ts';
import { requireOrder } from './order-endpoints.ts';

export function createDisputeEndpoints(provider: Provider): Route[] {
  const { disputes } = provider;
  return [
    {
      method: 'GET',
      pattern: '/pg/orders/:orderId/disputes',
      handle(_, { orderId }) {
        const order = requireOrder(provider, orderId);
        return createJsonResponse(
          200,
          disputes.findDisputes(order).map((dispute) => toDisputeEntity(dispute, order)),
        );
      },
    },
    {
      method: 'GET',
      pattern: '/pg/disputes/:disputeId',
      handle(_, { disputeId = '' }) {
        const dispute = disputes.find(disputeId);
        if (!dispute) throw new ApiError(404, 'dispute_not_found', 'Dispute does not exist');
        return createJsonResponse(200, toDisputeEntity(dispute, requireOrder(provider, dispute.orderId)));
      },
    },
  ];
}
