import {
  acceptMessage,
  addMessageNote,
  assignMessage,
  countMessages,
  getMessage,
  listMessages,
  reopenMessage,
  replyToMessage,
  settleMessage,
} from '#contract/desk/messages.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createMessageChanges } from './message-changes.ts';
import { createMessageLists } from './message-lists.ts';
import { createMessageReader } from './message-reader.ts';

/** The desk's endpoints about messages. */
export function createDeskMessageRoutes({ db, clock }: { db: Database; clock: Clock }) {
  const lists = createMessageLists({ db, clock });
  const reader = createMessageReader({ db, clock });
  const changes = createMessageChanges({ db, clock, reader });
  const read = ({ params }: { params: { id: string } }) => reader.read(params.id);
  return bindDeskHandlers(
    {
      listMessages,
      countMessages,
      getMessage,
      replyToMessage,
      addMessageNote,
      assignMessage,
      settleMessage,
      reopenMessage,
      acceptMessage,
    },
    {
      listMessages: lists.list,
      countMessages: lists.count,
      getMessage: read,
      replyToMessage: changes.reply,
      addMessageNote: changes.addNote,
      assignMessage: changes.assign,
      settleMessage: changes.settle,
      reopenMessage: changes.reopen,
      acceptMessage: changes.accept,
    },
    {
      replyToMessage: read,
      addMessageNote: read,
      assignMessage: read,
      settleMessage: read,
      reopenMessage: read,
      acceptMessage: read,
    },
  );
}
