import { ApiRefusal, json } from '../http/answer.ts';
import { type Body, isBody, jsonBody } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import { randomId } from '../ids.ts';
import type { Provider } from '../provider.ts';
import type { SimulationRecord, Verdict } from '../records.ts';
import { invalid } from './order-wish.ts';

const shown = ({ simulationId, entityId, paymentStatus, errorCode }: SimulationRecord) =>
  json(200, {
    simulation_id: simulationId,
    entity: 'PAYMENTS',
    entity_id: entityId,
    entity_simulation: { payment_status: paymentStatus, payment_error_code: errorCode ?? null },
  });

function verdictOf(status: unknown, errorCode: string | undefined): Verdict | undefined {
  const code = errorCode ?? 'TRANSACTION_DECLINED';
  const failure = { code, description: 'Your bank declined the payment.', reason: code.toLowerCase() };
  if (status === 'SUCCESS') return { status };
  if (status === 'FAILED' || status === 'USER_DROPPED') return { status, failure };
  if (status === 'PENDING') return undefined;
  throw invalid('entity_simulation.payment_status', 'must be SUCCESS, FAILED, USER_DROPPED or PENDING');
}

/** The provider's own way to force how a payment under way ends. */
export function simulateCalls({ store, payments }: Provider): Route[] {
  function simulate(body: Body) {
    if (body.entity !== 'PAYMENTS') throw invalid('entity', 'must be PAYMENTS');
    const entityId = String(body.entity_id ?? '');
    if (!store.get('payment', entityId)) throw new ApiRefusal(404, 'payment_not_found', 'The payment does not exist.');
    const wanted = isBody(body.entity_simulation) ? body.entity_simulation : {};
    const errorCode = typeof wanted.payment_error_code === 'string' ? wanted.payment_error_code : undefined;
    const verdict = verdictOf(wanted.payment_status, errorCode);
    if (verdict) payments.settle(entityId, verdict);
    const simulationId = randomId('simulation');
    const paymentStatus = String(wanted.payment_status);
    return shown(store.put('simulation', simulationId, { simulationId, entityId, paymentStatus, errorCode }));
  }

  return [
    { method: 'POST', pattern: '/pg/simulate', handle: (request) => simulate(jsonBody(request)) },
    {
      method: 'GET',
      pattern: '/pg/simulate/:simulationId',
      handle(_, { simulationId = '' }) {
        const simulation = store.get('simulation', simulationId);
        if (!simulation) throw new ApiRefusal(404, 'simulation_not_found', 'The simulation does not exist.');
        return shown(simulation);
      },
    },
  ];
}
