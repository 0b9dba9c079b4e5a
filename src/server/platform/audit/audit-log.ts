import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Permission } from '#domain/staff/permissions.ts';
import type { Database } from '../database/database.ts';
import {
  auditEntries,
  auditState,
  idempotentRequests,
  REQUEST_DONE,
  REQUEST_RUNNING,
} from '../database/tables/staff-tables.ts';
import { runInTransaction } from '../database/transaction.ts';

/** The author of an entry: a member of staff, or the operator of a command. */
export type AuditActor = {
  /** Null for a command. */
  readonly staffId: string | null;
  readonly name: string;
  readonly requestId: string;
  /** The key of a write in the desk that must not run twice. */
  readonly idempotencyKey?: string;
};

/** Leave out the values of personal fields: entries are never erased. */
export type AuditChange = { readonly field: string; readonly from: string | null; readonly to: string | null };

/** Entries are never erased, so long values and long lists are cut. */
const MAX_VALUE_LENGTH = 200;
const MAX_CHANGES = 100;

type LabelledChange = { readonly label: string; readonly from: string; readonly to: string };

export const toAuditChanges = (changes: readonly LabelledChange[]): AuditChange[] =>
  changes
    .slice(0, MAX_CHANGES)
    .map(({ label, from, to }) => ({ field: cut(label), from: cut(from) || null, to: cut(to) || null }));

const cut = (text: string): string => (text.length <= MAX_VALUE_LENGTH ? text : `${text.slice(0, MAX_VALUE_LENGTH)}…`);

type AuditEntry = {
  readonly actor: AuditActor;
  readonly permission: Permission | 'staff';
  /** In the past tense, such as 'order moved'. */
  readonly action: string;
  readonly objectKind: string;
  readonly objectId: string;
  /** The name that staff know it by, such as the order number. */
  readonly object: string;
  readonly changes?: readonly AuditChange[];
  readonly reason?: string | null;
  readonly at: Date;
};

export type AuditEntryRow = typeof auditEntries.$inferSelect;

/** Entries of the shop's start, which no person made. */
export const START_REQUEST_ID = 'start';

const STATE_ID = 'audit';
const FIRST_HASH = '';
const DEFAULT_LIMIT = 50;
const CHECK_BATCH_SIZE = 1000;

/** Appends an entry in the transaction of the change. Locks the end of the chain, so write it last. */
export async function recordAudit(tx: Database, entry: AuditEntry): Promise<void> {
  await tx.insert(auditState).values({ id: STATE_ID, seq: 0, hash: FIRST_HASH }).onConflictDoNothing();
  // A write, so that an engine without waiting locks conflicts too.
  const [last] = await tx.update(auditState).set({ id: STATE_ID }).where(eq(auditState.id, STATE_ID)).returning();
  if (!last) throw new Error('The end of the audit log is missing.');
  const row = {
    seq: last.seq + 1,
    at: entry.at,
    staffId: entry.actor.staffId,
    actor: entry.actor.name,
    permission: entry.permission,
    action: entry.action,
    objectKind: entry.objectKind,
    objectId: entry.objectId,
    object: entry.object,
    changes: JSON.stringify(entry.changes ?? []),
    reason: entry.reason ?? null,
    requestId: entry.actor.requestId,
    previousHash: last.hash,
  };
  const hash = hashEntry(row);
  await tx.insert(auditEntries).values({ ...row, hash });
  await tx.update(auditState).set({ seq: row.seq, hash }).where(eq(auditState.id, STATE_ID));
  if (entry.actor.idempotencyKey !== undefined) await markRequestDone(tx, entry.actor.idempotencyKey);
}

/** Throws, and so undoes the write, if another process took the request over and has done it. */
async function markRequestDone(tx: Database, key: string): Promise<void> {
  const isRunning = and(eq(idempotentRequests.key, key), eq(idempotentRequests.status, REQUEST_RUNNING));
  const marked = await tx.update(idempotentRequests).set({ status: REQUEST_DONE }).where(isRunning).returning();
  if (marked.length === 0) throw new Error('This request was done by another process.');
}

type AuditSelection = { readonly where?: SQL | undefined; readonly limit?: number };

/** Returns entries before this one, newest first. */
export const listAuditEntries = (
  db: Database,
  beforeSeq: number | null,
  { where, limit = DEFAULT_LIMIT }: AuditSelection = {},
): Promise<AuditEntryRow[]> =>
  db
    .select()
    .from(auditEntries)
    .where(and(where, beforeSeq === null ? undefined : lt(auditEntries.seq, beforeSeq)))
    .orderBy(desc(auditEntries.seq))
    .limit(limit);

/** Returns a sentence about the first entry that was changed, removed or added by other means; nothing if all fit. */
export const findAuditProblem = (db: Database): Promise<string | undefined> =>
  // A running shop goes on writing entries.
  runInTransaction(db, checkEntries, 'snapshot');

async function checkEntries(db: Database): Promise<string | undefined> {
  let previous = { seq: 0, hash: FIRST_HASH };
  for (;;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.seq, previous.seq))
      .orderBy(asc(auditEntries.seq))
      .limit(CHECK_BATCH_SIZE);
    for (const { hash, ...row } of rows) {
      if (row.seq !== previous.seq + 1) return `The audit log has no entry ${previous.seq + 1}.`;
      if (row.previousHash !== previous.hash || hashEntry(row) !== hash)
        return `Entry ${row.seq} of the audit log (${row.at.toISOString()}) was changed.`;
      previous = { seq: row.seq, hash };
    }
    if (rows.length < CHECK_BATCH_SIZE) break;
  }
  const [state] = await db.select().from(auditState).where(eq(auditState.id, STATE_ID));
  const isComplete = (state?.seq ?? 0) === previous.seq && (state?.hash ?? FIRST_HASH) === previous.hash;
  return isComplete ? undefined : `The audit log ends with entry ${previous.seq}, but ${state?.seq ?? 0} were written.`;
}

function hashEntry(row: Omit<AuditEntryRow, 'hash'>): string {
  const { previousHash, seq, at, staffId, actor, permission, action, objectKind, objectId, object } = row;
  const { changes, reason, requestId } = row;
  const content = [
    previousHash,
    seq,
    at.toISOString(),
    staffId,
    actor,
    permission,
    action,
    objectKind,
    objectId,
    object,
    changes,
    reason,
    requestId,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
