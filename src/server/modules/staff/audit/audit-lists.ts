import type { AuditFilter, AuditLogEntry, exportAudit, listAudit } from '#contract/desk/audit.ts';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { formatAuditAction, formatAuditChange } from '#domain/staff/audit-text.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import { formatCsvLine } from '#server/http/desk/csv.ts';
import {
  type AuditActor,
  type AuditChange,
  type AuditEntryRow,
  listAuditEntries,
  recordAudit,
} from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { buildAuditFilter } from './audit-filter.ts';

const PAGE_SIZE = 50;
const MAX_EXPORTED = 10_000;
const EXPORT_BATCH_SIZE = 500;

type AuditListDeps = { db: Database; clock: Clock; maxExported?: number; exportBatchSize?: number };

/** Lists and exports the audit log, newest first. */
export function createAuditLists(deps: AuditListDeps) {
  const { db, clock, maxExported = MAX_EXPORTED, exportBatchSize = EXPORT_BATCH_SIZE } = deps;
  return {
    async list(filter: AuditFilter & { beforeSeq: number | null }): Promise<DeskData<typeof listAudit>> {
      const where = await buildAuditFilter(db, filter);
      const found = await listAuditEntries(db, filter.beforeSeq, { where, limit: PAGE_SIZE + 1 });
      const page = found.slice(0, PAGE_SIZE);
      const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
      return { entries: page.map(toEntry), nextBeforeSeq: last?.seq ?? null };
    },

    async exportCsv(filter: AuditFilter, actor: AuditActor): Promise<DeskData<typeof exportAudit>> {
      const where = await buildAuditFilter(db, filter);
      const parts = [CSV_HEADER];
      let beforeSeq: number | null = null;
      let isComplete = false;
      while (!isComplete && parts.length - 1 < maxExported) {
        const limit = Math.min(exportBatchSize, maxExported - (parts.length - 1));
        const batch: AuditEntryRow[] = await listAuditEntries(db, beforeSeq, { where, limit: limit + 1 });
        for (const row of batch.slice(0, limit)) parts.push(formatEntryLine(toEntry(row)));
        beforeSeq = batch[limit - 1]?.seq ?? null;
        isComplete = batch.length <= limit;
      }
      const count = parts.length - 1;
      const object = count === 1 ? '1 entry' : `${count} entries`;
      const exported = { objectKind: 'audit log', objectId: 'audit log', object };
      const entry = { actor, permission: 'staff.manage', action: 'audit log exported', ...exported } as const;
      await runInTransaction(db, (tx) => recordAudit(tx, { ...entry, at: clock.now() }));
      return { csv: parts.join(''), count, isComplete };
    },
  };
}

const toEntry = (row: AuditEntryRow): AuditLogEntry => ({
  seq: row.seq,
  at: row.at.toISOString(),
  actor: row.actor,
  permission: row.permission,
  action: row.action,
  objectKind: row.objectKind,
  objectId: row.objectId,
  object: row.object,
  changes: JSON.parse(row.changes) as AuditChange[],
  reason: row.reason,
  requestId: row.requestId,
});

const COLUMNS: readonly (readonly [string, (entry: AuditLogEntry) => string])[] = [
  ['Number', ({ seq }) => String(seq)],
  ['Time in India', ({ at }) => formatIndiaTime(at)],
  ['Who', ({ actor }) => actor],
  ['What', ({ action }) => formatAuditAction(action)],
  ['Kind', ({ objectKind }) => objectKind],
  ['Object', ({ object }) => object],
  ['Changes', ({ changes }) => changes.map(formatAuditChange).join('; ')],
  ['Reason', ({ reason }) => reason ?? ''],
  ['Permission', ({ permission }) => permission],
  ['Request', ({ requestId }) => requestId],
];

const CSV_HEADER = formatCsvLine(COLUMNS.map(([title]) => title));

const formatEntryLine = (entry: AuditLogEntry): string => formatCsvLine(COLUMNS.map(([, format]) => format(entry)));
