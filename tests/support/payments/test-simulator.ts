import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SimulatorOptions, startPaymentSimulator } from '#payment-simulator/start-simulator.ts';

/** `drop`: the customer cancels. */
export type Outcome = 'success' | 'decline' | 'drop' | 'pending' | 'insufficient_funds' | 'pending_failure';
type LedgerOrder = { order_id: string; order_amount: number; order_status: string; payment_session_id: string };
type LedgerPayment = { cf_payment_id: string; order_id: string; payment_status: string; payment_amount: number };
type LedgerRefund = { refund_id: string; order_id: string; refund_status: string; refund_amount: number };
type LedgerDispute = { dispute_id: number; dispute_status: string; dispute_amount: number };
type Ledger = {
  orders: LedgerOrder[];
  payments: LedgerPayment[];
  refunds: LedgerRefund[];
  disputes: LedgerDispute[];
};
export type WebhookDelivery = {
  order_id: string;
  type: string;
  state: string;
  /** Number of delivery rounds; under a fault one round may send several copies. */
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

/** Creates a client for a simulator's control endpoints. */
export function createControlClient(origin: string, controlToken: string) {
  const request = async <Data>(method: 'GET' | 'POST', name: string, body?: unknown): Promise<Data> => {
    const response = await fetch(`${origin}/__sim/${name}`, {
      method,
      headers: { 'x-sim-token': controlToken },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const result = (await response.json()) as Data & { message?: string };
    if (response.status !== 200) throw new Error(`/__sim/${name} responded ${response.status}: ${result.message}`);
    return result;
  };
  return {
    readLedger: () => request<Ledger>('GET', 'ledger'),
    listDeliveries: () => request<WebhookDelivery[]>('GET', 'deliveries'),
    setFaults: (...faults: string[]) => request<unknown>('POST', 'faults', { faults }),
    pay: (orderId: string, outcome: Outcome) =>
      request<{ order_status: string; payment: LedgerPayment }>('POST', 'pay', { order_id: orderId, outcome }),
    /** Amounts in rupees; default: the rest. */
    refundInDashboard: (orderId: string, amount?: number) =>
      request<{ refund: LedgerRefund }>('POST', 'refund', { order_id: orderId, amount }),
    disputePayment: (orderId: string, options: { amount?: number; outcome?: 'won' | 'lost' } = {}) =>
      request<{ dispute: LedgerDispute }>('POST', 'dispute', { order_id: orderId, ...options }),
    resendEvents: (orderId: string) =>
      request<{ deliveries: WebhookDelivery[] }>('POST', 'resend', { order_id: orderId }),
    advanceClock: (ms: number) => request<{ now: string }>('POST', 'clock', { advance_ms: ms }),
  };
}

/** Starts a simulator on a free port with a temporary journal. */
export async function startTestSimulator(options: Partial<SimulatorOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  const journalFile = options.journalFile ?? join(folder, 'journal.jsonl');
  const defaults = { host: '127.0.0.1', port: 0, timeScale: 1, merchantName: 'Aangan' };
  const settings = { ...defaults, ...SIMULATOR_KEYS, ...options, journalFile };
  const { clientId, clientSecret, webhookSecrets, controlToken } = settings;
  const simulator = await startPaymentSimulator(settings);
  return {
    origin: simulator.origin,
    /** The value for CASHFREE_BASE_URL. */
    baseUrl: `${simulator.origin}/pg`,
    keys: { clientId, clientSecret, webhookSecrets, controlToken },
    ...createControlClient(simulator.origin, controlToken),
    async close() {
      await simulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type TestSimulator = Awaited<ReturnType<typeof startTestSimulator>>;
