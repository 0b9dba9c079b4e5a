import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { MessageFilter } from '#contract/desk/messages/messages.ts';
import { parseOrderSearch } from '#domain/orders/order-search.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  buildOverdueMessageFilter,
  openMessageFilter,
  selectFailedReplies,
} from '#server/platform/database/open-messages.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { isOneOf, MAX_ID_LIST } from '#server/platform/database/term-search.ts';
import { messageSearch } from '../search/message-terms.ts';

/** Matches a message until staff mark it as done; then it moves to that tab. */
export const suspectFilter = and(isNull(inquiries.doneAt), eq(inquiries.isSuspect, true));
export const buildMineFilter = (staffId: string): SQL | undefined =>
  and(openMessageFilter, eq(inquiries.assignedTo, staffId));

/** Builds the condition of a list, without its cursor. */
export async function buildMessageFilter(
  db: Database,
  { tab, kind, search }: MessageFilter,
  { staffId, now }: { staffId: string; now: Date },
): Promise<SQL | undefined> {
  const tabs: Readonly<Record<Exclude<MessageFilter['tab'], 'failed'>, SQL | undefined>> = {
    open: openMessageFilter,
    mine: buildMineFilter(staffId),
    overdue: buildOverdueMessageFilter(now),
    done: isNotNull(inquiries.doneAt),
    suspect: suspectFilter,
    all: undefined,
  };
  return and(
    tab === 'failed' ? await hasFailedReply(db) : tabs[tab],
    kind === null ? undefined : eq(inquiries.kind, kind),
    await messageSearch.buildFilter(db, parseOrderSearch(search)),
  );
}

/** Looked up first, because the planner tends to scan all messages for a few. */
async function hasFailedReply(db: Database): Promise<SQL> {
  const found = await selectFailedReplies(db).limit(MAX_ID_LIST + 1);
  const ids = found.map(({ id }) => id);
  return ids.length > MAX_ID_LIST ? inArray(inquiries.id, selectFailedReplies(db)) : isOneOf(inquiries.id, ids);
}
