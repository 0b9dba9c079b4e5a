import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { listAudit } from '#contract/desk/staff.ts';
import { type AuditChange, listAuditEntries } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';

type AuditPage = DeskData<typeof listAudit>;

export async function readAuditPage(db: Database, beforeSeq: number | null): Promise<AuditPage> {
  const rows = await listAuditEntries(db, beforeSeq);
  const entries = rows.map((row) => ({
    seq: row.seq,
    at: row.at.toISOString(),
    actor: row.actor,
    permission: row.permission,
    action: row.action,
    objectKind: row.objectKind,
    object: row.object,
    changes: JSON.parse(row.changes) as AuditChange[],
    reason: row.reason,
    requestId: row.requestId,
  }));
  // The log starts at 1 and has no gaps.
  const lastSeq = entries.at(-1)?.seq ?? 1;
  return { entries, nextBeforeSeq: lastSeq > 1 ? lastSeq : null };
}
