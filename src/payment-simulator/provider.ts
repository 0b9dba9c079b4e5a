import { createFaultBoard } from './faults.ts';
import { createOrderBook } from './order-book.ts';
import { createPayments } from './payments.ts';
import type { DeliveryRecord } from './records.ts';
import { createRefunds } from './refunds.ts';
import { createSimClock, type WallClock } from './sim-clock.ts';
import { openStore } from './store.ts';
import { createNotices } from './webhooks/notices.ts';
import { createSender } from './webhooks/sender.ts';

type ProviderOptions = {
  journalFile: string;
  timeScale: number;
  webhookSecret: string;
  clock: WallClock;
  random: () => number;
};

export type Provider = Awaited<ReturnType<typeof openProvider>>;

/** Everything behind the addresses: orders, payments, refunds, notices, faults and time. */
export async function openProvider({ journalFile, timeScale, webhookSecret, clock: wall, random }: ProviderOptions) {
  const store = await openStore(journalFile);
  const clock = createSimClock({ timeScale, clock: wall, offsetMs: store.get('clock', 'clock')?.offsetMs ?? 0 });
  const faults = createFaultBoard();
  const orders = createOrderBook({ store, clock });
  const sender = createSender({ store, clock, faults, secret: webhookSecret });
  const send = (delivery: DeliveryRecord) => sender.send(delivery);
  const notices = createNotices({ store, clock, faults, send });
  const refunds = createRefunds({ store, clock, orders, notices });
  const payments = createPayments({ store, clock, timeScale, orders, refunds, faults, notices });
  for (const part of [payments, refunds, sender]) part.resume();
  return {
    ...{ store, clock, faults, orders, payments, refunds, sender, random },
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
