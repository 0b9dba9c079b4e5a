import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { MessageFilter } from '#contract/desk/messages.ts';
import { parseOrderSearch } from '#domain/orders/order-search.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isOpenMessage, isOverdueMessage } from '#server/platform/database/open-messages.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { buildTermFilter } from '../search/message-terms.ts';

/** Until somebody has marked it as done; the done ones are in that tab. */
export const isSuspect = and(isNull(inquiries.doneAt), eq(inquiries.isSuspect, true));
export const isMine = (staffId: string): SQL | undefined => and(isOpenMessage, eq(inquiries.assignedTo, staffId));

/** Builds the condition of a list, without its cursor. */
export async function buildMessageFilter(
  db: Database,
  { tab, kind, search }: MessageFilter,
  { staffId, now }: { staffId: string; now: Date },
): Promise<SQL | undefined> {
  const tabs: Readonly<Record<MessageFilter['tab'], SQL | undefined>> = {
    open: isOpenMessage,
    mine: isMine(staffId),
    overdue: isOverdueMessage(now),
    done: isNotNull(inquiries.doneAt),
    suspect: isSuspect,
    all: undefined,
  };
  return and(
    tabs[tab],
    kind === null ? undefined : eq(inquiries.kind, kind),
    await buildTermFilter(db, parseOrderSearch(search)),
  );
}
