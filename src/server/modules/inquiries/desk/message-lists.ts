import { and, asc, desc, type SQL } from 'drizzle-orm';
import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { countMessages, exportMessages, listMessages } from '#contract/desk/messages/messages.ts';
import { buildAfterCursorFilter, formatCursor, parseCursor } from '#server/http/desk/list-cursor.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  buildOverdueMessageFilter,
  countFailedReplies,
  openMessageFilter,
} from '#server/platform/database/open-messages.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { formatMessageLine, MESSAGE_CSV_HEADER } from './message-csv.ts';
import { buildMessageFilter, buildMineFilter, suspectFilter } from './message-filter.ts';
import { toDeskRows } from './message-rows.ts';

const PAGE_SIZE = 50;
const MAX_EXPORTED = 10_000;
const EXPORT_BATCH_SIZE = 500;

/** The person asking, for the tab of their own messages. */
type ByStaff = { readonly staff: { readonly id: string } };

type MessageListDeps = { db: Database; clock: Clock; maxExported?: number; exportBatchSize?: number };

export function createMessageLists(deps: MessageListDeps) {
  const { db, clock, maxExported = MAX_EXPORTED, exportBatchSize = EXPORT_BATCH_SIZE } = deps;
  const select = (where: SQL | undefined, sort: 'newest' | 'oldest', limit: number) => {
    const direction = sort === 'newest' ? desc : asc;
    return db
      .select()
      .from(inquiries)
      .where(where)
      .orderBy(direction(inquiries.createdAt), direction(inquiries.id))
      .limit(limit);
  };
  return {
    async list({
      body,
      staff,
    }: ParsedDeskInput<typeof listMessages> & ByStaff): Promise<DeskData<typeof listMessages>> {
      const now = clock.now();
      const { cursor, sort } = body;
      const where = and(
        await buildMessageFilter(db, body, { staffId: staff.id, now }),
        cursor === null ? undefined : buildAfterCursorFilter(inquiries, parseCursor(cursor), sort),
      );
      const found = await select(where, sort, PAGE_SIZE + 1);
      const page = found.slice(0, PAGE_SIZE);
      const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
      return { messages: await toDeskRows(db, page, now), nextCursor: last ? formatCursor(last) : null };
    },

    async exportCsv({
      body,
      staff,
    }: ParsedDeskInput<typeof exportMessages> & ByStaff): Promise<DeskData<typeof exportMessages>> {
      const now = clock.now();
      const filter = await buildMessageFilter(db, body, { staffId: staff.id, now });
      const parts = [MESSAGE_CSV_HEADER];
      let where = filter;
      for (;;) {
        const limit = Math.min(exportBatchSize, maxExported - (parts.length - 1));
        const batch = await select(where, body.sort, limit + 1);
        const exported = batch.slice(0, limit);
        const rows = await toDeskRows(db, exported, now);
        rows.forEach((row, index) => {
          const message = exported[index];
          if (message) parts.push(formatMessageLine({ message, row }));
        });
        const last = batch.length > limit ? exported.at(-1) : undefined;
        const count = parts.length - 1;
        if (!last || count >= maxExported) return { csv: parts.join(''), count, isComplete: !last };
        where = and(filter, buildAfterCursorFilter(inquiries, last, body.sort));
      }
    },

    async count({ staff }: ByStaff): Promise<DeskData<typeof countMessages>> {
      const [open, mine, overdue, failed, suspect] = await Promise.all([
        db.$count(inquiries, openMessageFilter),
        db.$count(inquiries, buildMineFilter(staff.id)),
        db.$count(inquiries, buildOverdueMessageFilter(clock.now())),
        countFailedReplies(db),
        db.$count(inquiries, suspectFilter),
      ]);
      return { open, mine, overdue, failed, suspect };
    },
  };
}
