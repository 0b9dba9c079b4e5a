import { type JournalLine, openJournal } from './journal.ts';
import type { Kinds, OrderRecord } from './records.ts';

type Tables = { [Kind in keyof Kinds]: Map<string, Kinds[Kind]> };

export type Store = {
  get<Kind extends keyof Kinds>(kind: Kind, id: string): Kinds[Kind] | undefined;
  all<Kind extends keyof Kinds>(kind: Kind): readonly Kinds[Kind][];
  put<Kind extends keyof Kinds>(kind: Kind, id: string, value: Kinds[Kind]): Kinds[Kind];
  orderOfSession(sessionId: string): OrderRecord | undefined;
  /** Nothing may be told to anybody before this has resolved. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** Everything lies in memory; the journal holds each record as it was last written. */
export async function openStore(journalFile: string): Promise<Store> {
  const tables: Tables = {
    order: new Map(),
    payment: new Map(),
    refund: new Map(),
    delivery: new Map(),
    replay: new Map(),
    simulation: new Map(),
    clock: new Map(),
  };
  const sessions = new Map<string, string>();
  const keep = ({ kind, id, value }: JournalLine) => {
    const table = tables[kind as keyof Kinds] as Map<string, unknown> | undefined;
    table?.set(id, value);
    if (kind === 'order') sessions.set((value as OrderRecord).sessionId, id);
  };
  const journal = await openJournal(journalFile, keep);
  return {
    get: (kind, id) => tables[kind].get(id),
    all: (kind) => [...tables[kind].values()],
    put(kind, id, value) {
      const line = { kind, id, value };
      keep(line);
      journal.append(line);
      return value;
    },
    orderOfSession: (sessionId) => tables.order.get(sessions.get(sessionId) ?? ''),
    settled: journal.settled,
    close: journal.close,
  };
}
