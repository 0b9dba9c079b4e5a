import { and, asc, desc } from 'drizzle-orm';
import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { countMessages, listMessages } from '#contract/desk/messages.ts';
import { formatCursor, isBehind, parseCursor } from '#server/http/desk/list-cursor.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isOpenMessage, isOverdueMessage } from '#server/platform/database/open-messages.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { buildMessageFilter, isMine, isSuspect } from './message-filter.ts';
import { toDeskRows } from './message-rows.ts';

const PAGE_SIZE = 50;

/** Who asks, for the tab of their own messages. */
type ByStaff = { readonly staff: { readonly id: string } };

export function createMessageLists({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async list({
      body,
      staff,
    }: ParsedDeskInput<typeof listMessages> & ByStaff): Promise<DeskData<typeof listMessages>> {
      const now = clock.now();
      const { cursor, sort } = body;
      const where = and(
        await buildMessageFilter(db, body, { staffId: staff.id, now }),
        cursor === null ? undefined : isBehind(inquiries, parseCursor(cursor), sort),
      );
      const direction = sort === 'newest' ? desc : asc;
      const found = await db
        .select()
        .from(inquiries)
        .where(where)
        .orderBy(direction(inquiries.createdAt), direction(inquiries.id))
        .limit(PAGE_SIZE + 1);
      const page = found.slice(0, PAGE_SIZE);
      const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
      return { messages: await toDeskRows(db, page, now), nextCursor: last ? formatCursor(last) : null };
    },

    async count({ staff }: ByStaff): Promise<DeskData<typeof countMessages>> {
      const [open, mine, overdue, suspect] = await Promise.all([
        db.$count(inquiries, isOpenMessage),
        db.$count(inquiries, isMine(staff.id)),
        db.$count(inquiries, isOverdueMessage(clock.now())),
        db.$count(inquiries, isSuspect),
      ]);
      return { open, mine, overdue, suspect };
    },
  };
}
