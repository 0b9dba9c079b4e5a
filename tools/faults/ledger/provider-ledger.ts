import { readFileSync } from 'node:fs';
import type { OrderRecord, PaymentRecord, RecordTypes, RefundRecord } from '#payment-simulator/storage/records.ts';

/** Here `orderId` is the provider's order id, e.g. 'AAN-2345678ABC', not the shop's. */
export type ProviderLedger = {
  orders: readonly Pick<OrderRecord, 'orderId' | 'amountPaise'>[];
  payments: readonly Pick<PaymentRecord, 'paymentId' | 'orderId' | 'status' | 'amountPaise'>[];
  refunds: readonly Pick<RefundRecord, 'refundId' | 'orderId' | 'paymentId' | 'status' | 'amountPaise'>[];
};

type Line = { kind: keyof RecordTypes; id: string; value: unknown };

/** Reads the simulator's ledger from its journal; skips an incomplete last line. */
export function readProviderLedger(journalFile: string): ProviderLedger {
  const journal = readFileSync(journalFile, 'utf8');
  const lines = journal
    .slice(0, journal.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  const latest = new Map<string, Line>();
  for (const text of lines) {
    const line = JSON.parse(text) as Line;
    latest.set(`${line.kind} ${line.id}`, line);
  }
  const listRecords = <Kind extends keyof RecordTypes>(kind: Kind) =>
    [...latest.values()].filter((line) => line.kind === kind).map(({ value }) => value as RecordTypes[Kind]);
  return { orders: listRecords('order'), payments: listRecords('payment'), refunds: listRecords('refund') };
}
