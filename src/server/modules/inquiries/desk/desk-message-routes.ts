import {
  acceptMessage,
  addMessageNote,
  assignMessage,
  countMessages,
  deleteMessage,
  deleteSuspectMessage,
  exportMessages,
  getMessage,
  listMessages,
  reopenMessage,
  replyToMessage,
  resendReply,
  settleMessage,
} from '#contract/desk/messages/messages.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createMessageDeletion } from './delete-message.ts';
import { createMessageChanges } from './message-changes.ts';
import { createMessageLists } from './message-lists.ts';
import { createMessageReader } from './message-reader.ts';

/** The desk's endpoints about messages. */
export function createDeskMessageRoutes({ db, clock }: { db: Database; clock: Clock }) {
  const lists = createMessageLists({ db, clock });
  const reader = createMessageReader({ db, clock });
  const changes = createMessageChanges({ db, clock, reader });
  const deletion = createMessageDeletion({ db, clock, reader });
  /** The response to a repeated deletion: the message is gone, so there is nothing to return. */
  const confirmDeletion = async () => ({});
  const read = ({ params }: { params: { id: string } }) => reader.read(params.id);
  return bindDeskHandlers(
    {
      listMessages,
      countMessages,
      exportMessages,
      getMessage,
      replyToMessage,
      resendReply,
      addMessageNote,
      assignMessage,
      settleMessage,
      reopenMessage,
      acceptMessage,
      deleteSuspectMessage,
      deleteMessage,
    },
    {
      listMessages: lists.list,
      countMessages: lists.count,
      async exportMessages({ params, body, staff, actor }) {
        const exported = await lists.exportCsv({ params, body, staff });
        await runInTransaction(db, (tx) => recordExport(tx, { actor, count: exported.count, at: clock.now() }));
        return exported;
      },
      getMessage: read,
      replyToMessage: changes.reply,
      resendReply: changes.resend,
      addMessageNote: changes.addNote,
      assignMessage: changes.assign,
      settleMessage: changes.settle,
      reopenMessage: changes.reopen,
      acceptMessage: changes.accept,
      deleteSuspectMessage: deletion.removeSuspect,
      deleteMessage: deletion.remove,
    },
    {
      replyToMessage: read,
      resendReply: read,
      addMessageNote: read,
      assignMessage: read,
      settleMessage: read,
      reopenMessage: read,
      acceptMessage: read,
      deleteSuspectMessage: confirmDeletion,
      deleteMessage: confirmDeletion,
    },
  );
}

/** Omits the search text, which may be personal. */
const recordExport = (tx: Database, { actor, count, at }: { actor: AuditActor; count: number; at: Date }) =>
  recordAudit(tx, {
    actor,
    permission: 'customers.export',
    action: 'messages exported',
    objectKind: 'messages',
    objectId: 'all',
    object: 'The list of messages',
    changes: [{ field: 'count', from: null, to: String(count) }],
    at,
  });
