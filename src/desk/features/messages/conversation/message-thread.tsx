import type { DeskMessage } from '#contract/desk/messages/desk-message.ts';
import { resendReply } from '#contract/desk/messages/messages.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Time } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import styles from './message-thread.module.css';
import { useMessageAction } from './use-message-action.ts';

type Entry = DeskMessage['entries'][number];

const EMAIL_STATES = {
  queued: { label: 'Email waiting', tone: 'calm' },
  sent: { label: 'Email sent', tone: 'good' },
  failed: { label: 'Email failed', tone: 'bad' },
  none: { label: 'Not emailed', tone: 'neutral' },
} as const;

/** The customer's message, then replies and notes, oldest first. */
export const MessageThread = ({ message }: { message: DeskMessage }) => (
  <Panel title="Conversation">
    <ol className={styles.entries}>
      <li className={styles.entry} data-kind="message">
        <p className={styles.head}>
          <b>{message.name}</b> <Time at={message.createdAt} />
        </p>
        <p className={styles.text} dir="auto">
          {message.details}
        </p>
      </li>
      {message.entries.map((entry) => (
        <ThreadEntry key={entry.id} entry={entry} messageId={message.id} />
      ))}
    </ol>
  </Panel>
);

const ThreadEntry = ({ entry: { id, kind, by, at, text, email }, messageId }: { entry: Entry; messageId: string }) => (
  <li className={styles.entry} data-kind={kind}>
    <p className={styles.head}>
      <b>{by}</b>{' '}
      <span>
        {kind === 'note' ? 'Note' : 'Reply'} · <Time at={at} />
      </span>
      {email !== null && <Badge tone={EMAIL_STATES[email].tone}>{EMAIL_STATES[email].label}</Badge>}
    </p>
    <p className={styles.text} dir="auto">
      {text}
    </p>
    {email === 'failed' && <FailedReply messageId={messageId} replyId={id} />}
  </li>
);

function FailedReply({ messageId, replyId }: { messageId: string; replyId: string }) {
  const resend = useMessageAction(resendReply);
  return (
    <>
      <p className={styles.failed}>
        The email was rejected: the address is wrong, or its mail server won't accept it. Check the address for typos,
        or call the customer.
      </p>
      <ActionError error={resend.error} />
      <Button
        variant="secondary"
        size="small"
        isBusy={resend.isBusy}
        busyLabel="Sending…"
        onClick={() => resend.run({ params: { id: messageId, replyId } })}
      >
        Send again
      </Button>
    </>
  );
}
