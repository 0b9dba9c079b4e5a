import { createFaultController } from './control/faults.ts';
import { createDisputes } from './payments/disputes.ts';
import { createOrderStore } from './payments/order-store.ts';
import { createPayments } from './payments/payments.ts';
import { createRefunds } from './payments/refunds.ts';
import { createSimClock, type WallClock } from './sim-clock.ts';
import type { DeliveryRecord } from './storage/records.ts';
import { openStore } from './storage/store.ts';
import { createWebhookEvents } from './webhooks/webhook-events.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';

type ProviderOptions = {
  journalFile: string;
  timeScale: number;
  webhookSecret: string;
  clock: WallClock;
  random: () => number;
};

export type Provider = Awaited<ReturnType<typeof createProvider>>;

/** Wires orders, payments, refunds, webhooks, faults and the clock. */
export async function createProvider({ journalFile, timeScale, webhookSecret, clock: wall, random }: ProviderOptions) {
  const store = await openStore(journalFile);
  const clock = createSimClock({ timeScale, clock: wall, offsetMs: store.get('clock', 'clock')?.offsetMs ?? 0 });
  const faults = createFaultController();
  const orders = createOrderStore({ store, clock });
  const sender = createWebhookSender({ store, clock, faults, secret: webhookSecret });
  const send = (delivery: DeliveryRecord) => sender.send(delivery);
  const events = createWebhookEvents({ store, clock, faults, send });
  const disputes = createDisputes({ store, clock, events });
  const refunds = createRefunds({ store, clock, orders, events });
  const payments = createPayments({ store, clock, timeScale, orders, refunds, faults, events });
  for (const service of [payments, refunds, sender]) service.resume();
  return {
    store,
    clock,
    faults,
    orders,
    payments,
    refunds,
    disputes,
    sender,
    random,
    advance(simulatedMs: number): void {
      store.put('clock', 'clock', { offsetMs: clock.advance(simulatedMs) });
    },
    async close(): Promise<void> {
      clock.close();
      sender.close();
      await store.close();
    },
  };
}
