import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { analyseTables, BATCH_SIZE, pickSeededStaff, pickWord, toUuid } from './seed-sql.ts';

const KINDS = 'order order order message customer staff';

/** Commands made one entry in fifty. The hashes are invented, so `npm run doctor` reports them. */
const buildEntriesSql = (from: number, to: number, count: number): string => `
  insert into audit_entries (seq, at, staff_id, actor, permission, action, object_kind, object_id, object, changes,
    request_id, previous_hash, hash)
  select seq, now() - (${count} - seq) * interval '5 minutes', case when seq % 50 > 0 then ${pickSeededStaff('seq')} end,
    case when seq % 50 > 0 then 'Staff ' || seq % 8 else 'operator' end, 'orders.move', 'order moved',
    ${pickWord(KINDS, 'seq')}, ${toUuid('order', 'seq')}::text, 'AAN-' || seq,
    '[{"field":"status","from":"Paid","to":"Processing"}]', 'bench', '', 'bench'
  from generate_series(${from}::bigint, ${to}::bigint) seq`;

/** Fills an empty audit log with `count` entries, for measurements of the desk. */
export async function seedAudit(db: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH_SIZE)
    await db.execute(sql.raw(buildEntriesSql(from, Math.min(from + BATCH_SIZE - 1, count), count)));
  await db.execute(sql`insert into audit_state (id, seq, hash) values ('audit', ${count}, 'bench')`);
  await analyseTables(db, ['audit_entries']);
}
