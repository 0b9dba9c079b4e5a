import { type JournalLine, openJournal } from './journal.ts';
import type { OrderRecord, RecordTypes } from './records.ts';

type Tables = { [Kind in keyof RecordTypes]: Map<string, RecordTypes[Kind]> };

export type Store = {
  get<Kind extends keyof RecordTypes>(kind: Kind, id: string): RecordTypes[Kind] | undefined;
  list<Kind extends keyof RecordTypes>(kind: Kind): readonly RecordTypes[Kind][];
  put<Kind extends keyof RecordTypes>(kind: Kind, id: string, value: RecordTypes[Kind]): RecordTypes[Kind];
  findOrderBySession(sessionId: string): OrderRecord | undefined;
  /** Resolves once every write is on disk; await it before responding. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

/** Keeps all records in memory; the journal persists the latest version of each. */
export async function openStore(journalFile: string): Promise<Store> {
  const tables: Tables = {
    order: new Map(),
    payment: new Map(),
    refund: new Map(),
    dispute: new Map(),
    delivery: new Map(),
    replay: new Map(),
    simulation: new Map(),
    clock: new Map(),
  };
  const orderIdBySession = new Map<string, string>();
  const apply = ({ kind, id, value }: JournalLine) => {
    const table = tables[kind as keyof RecordTypes] as Map<string, unknown> | undefined;
    table?.set(id, value);
    if (kind === 'order') orderIdBySession.set((value as OrderRecord).sessionId, id);
  };
  const journal = await openJournal(journalFile, apply);
  return {
    get: (kind, id) => tables[kind].get(id),
    list: (kind) => [...tables[kind].values()],
    put(kind, id, value) {
      const line = { kind, id, value };
      apply(line);
      journal.append(line);
      return value;
    },
    findOrderBySession: (sessionId) => tables.order.get(orderIdBySession.get(sessionId) ?? ''),
    flush: journal.flush,
    close: journal.close,
  };
}
