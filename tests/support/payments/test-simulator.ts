import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SimulatorOptions, startPaymentSimulator } from '#payment-simulator/start-simulator.ts';

export type Outcome = 'success' | 'decline' | 'drop' | 'pending' | 'insufficient_funds' | 'pending_failure';
type LedgerOrder = { order_id: string; order_amount: number; order_status: string; payment_session_id: string };
type LedgerPayment = { cf_payment_id: string; order_id: string; payment_status: string; payment_amount: number };
type LedgerRefund = { refund_id: string; order_id: string; refund_status: string; refund_amount: number };
type Ledger = { orders: LedgerOrder[]; payments: LedgerPayment[]; refunds: LedgerRefund[] };
export type Delivery = {
  order_id: string;
  type: string;
  state: string;
  rounds: number;
  attempts: { answer: number | string }[];
  body: string;
};

export const SIMULATOR_KEYS = {
  clientId: 'test-client',
  clientSecret: 'the client secret of the tests',
  webhookSecrets: ['the webhook secret of the tests'],
  controlToken: 'the control token of the tests',
};

/** A client for a simulator's control endpoints. */
export function createSimulatorControl(origin: string, controlToken: string) {
  const ask = async <Data>(method: 'GET' | 'POST', name: string, body?: unknown): Promise<Data> => {
    const answer = await fetch(`${origin}/__sim/${name}`, {
      method,
      headers: { 'x-sim-token': controlToken },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const read = (await answer.json()) as Data & { message?: string };
    if (answer.status !== 200) throw new Error(`/__sim/${name} answered ${answer.status}: ${read.message}`);
    return read;
  };
  return {
    ledger: () => ask<Ledger>('GET', 'ledger'),
    deliveries: () => ask<Delivery[]>('GET', 'deliveries'),
    faults: (...faults: string[]) => ask<unknown>('POST', 'faults', { faults }),
    pay: (orderId: string, outcome: Outcome) =>
      ask<{ order_status: string; payment: LedgerPayment }>('POST', 'pay', { order_id: orderId, outcome }),
    resend: (orderId: string) => ask<{ deliveries: Delivery[] }>('POST', 'resend', { order_id: orderId }),
    advance: (ms: number) => ask<{ now: string }>('POST', 'clock', { advance_ms: ms }),
  };
}

/** A simulator on a free port with a temporary journal. */
export async function startTestSimulator(options: Partial<SimulatorOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  const keys = { ...SIMULATOR_KEYS, ...options };
  const journalFile = options.journalFile ?? join(folder, 'journal.jsonl');
  const place = { host: '127.0.0.1', port: 0, timeScale: 1, merchantName: 'Aangan', journalFile };
  const simulator = await startPaymentSimulator({ ...place, ...keys });
  return {
    origin: simulator.origin,
    /** The value for CASHFREE_BASE_URL. */
    baseUrl: `${simulator.origin}/pg`,
    keys,
    ...createSimulatorControl(simulator.origin, keys.controlToken),
    async close() {
      await simulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type TestSimulator = Awaited<ReturnType<typeof startTestSimulator>>;
