import { and, asc, desc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type AuditFilter, COMMAND_ACTOR } from '#contract/desk/audit.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { getDayEnd, getDayStart } from '#server/http/desk/india-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';

/** Clocks of several processes differ a little, so times don't follow the order of entries exactly. */
const MAX_SKEW_ENTRIES = 100;

/** Builds the condition of a list, without its page. Every part of it has an index that ends with `seq`. */
export async function buildAuditFilter(db: Database, filter: AuditFilter): Promise<SQL | undefined> {
  const { actor, objectKind, from, to } = filter;
  return and(
    actor ? buildActorFilter(actor) : undefined,
    objectKind ? eq(auditEntries.objectKind, objectKind) : undefined,
    from ? await buildSinceFilter(db, getDayStart(from)) : undefined,
    to ? await buildBeforeFilter(db, getDayEnd(to)) : undefined,
  );
}

function buildActorFilter(actor: string): SQL {
  if (actor === COMMAND_ACTOR) return isNull(auditEntries.staffId);
  if (!isUuid(actor)) throw createBadRequestError("We couldn't find this member of staff.");
  return eq(auditEntries.staffId, actor);
}

/** Turns the time into a place in the log, so that a page reads no entries outside of it. */
async function buildSinceFilter(db: Database, time: Date): Promise<SQL | undefined> {
  const isLater = gte(auditEntries.at, time);
  const [first] = await selectSeq(db, isLater, asc);
  return first ? and(isLater, gte(auditEntries.seq, first.seq - MAX_SKEW_ENTRIES)) : sql`false`;
}

async function buildBeforeFilter(db: Database, time: Date): Promise<SQL | undefined> {
  const isEarlier = lt(auditEntries.at, time);
  const [last] = await selectSeq(db, isEarlier, desc);
  return last ? and(isEarlier, lte(auditEntries.seq, last.seq + MAX_SKEW_ENTRIES)) : sql`false`;
}

const selectSeq = (db: Database, where: SQL, direction: typeof asc) =>
  db
    .select({ seq: auditEntries.seq })
    .from(auditEntries)
    .where(where)
    .orderBy(direction(auditEntries.at), direction(auditEntries.seq))
    .limit(1);
