import { isJsonObject, type JsonObject, parseJsonBody } from '../http/request.ts';
import { ApiError, createJsonResponse } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import type { Provider } from '../provider.ts';
import { createPrefixedId } from '../storage/ids.ts';
import type { SimulationRecord, Verdict } from '../storage/records.ts';
import { createFieldError } from './order-request.ts';

const toSimulationResponse = ({ simulationId, entityId, paymentStatus, errorCode }: SimulationRecord) =>
  createJsonResponse(200, {
    simulation_id: simulationId,
    entity: 'PAYMENTS',
    entity_id: entityId,
    entity_simulation: { payment_status: paymentStatus, payment_error_code: errorCode ?? null },
  });

function parseVerdict(status: unknown, errorCode: string | undefined): Verdict | undefined {
  const code = errorCode ?? 'TRANSACTION_DECLINED';
  const failure = { code, description: 'Your bank declined the payment.', reason: code.toLowerCase() };
  if (status === 'SUCCESS') return { status };
  if (status === 'FAILED' || status === 'USER_DROPPED') return { status, failure };
  if (status === 'PENDING') return undefined;
  throw createFieldError('entity_simulation.payment_status', 'must be SUCCESS, FAILED, USER_DROPPED or PENDING');
}

/** Creates the provider's endpoints that force the outcome of a pending payment. */
export function createSimulationEndpoints({ store, payments }: Provider): Route[] {
  function createSimulation(body: JsonObject) {
    if (body.entity !== 'PAYMENTS') throw createFieldError('entity', 'must be PAYMENTS');
    const entityId = String(body.entity_id ?? '');
    if (!store.get('payment', entityId)) throw new ApiError(404, 'payment_not_found', 'The payment does not exist.');
    const simulation = isJsonObject(body.entity_simulation) ? body.entity_simulation : {};
    const errorCode = typeof simulation.payment_error_code === 'string' ? simulation.payment_error_code : undefined;
    const verdict = parseVerdict(simulation.payment_status, errorCode);
    if (verdict) payments.settle(entityId, verdict);
    const simulationId = createPrefixedId('simulation');
    const paymentStatus = String(simulation.payment_status);
    return toSimulationResponse(
      store.put('simulation', simulationId, { simulationId, entityId, paymentStatus, errorCode }),
    );
  }

  return [
    { method: 'POST', pattern: '/pg/simulate', handle: (request) => createSimulation(parseJsonBody(request)) },
    {
      method: 'GET',
      pattern: '/pg/simulate/:simulationId',
      handle(_, { simulationId = '' }) {
        const simulation = store.get('simulation', simulationId);
        if (!simulation) throw new ApiError(404, 'simulation_not_found', 'The simulation does not exist.');
        return toSimulationResponse(simulation);
      },
    },
  ];
}
