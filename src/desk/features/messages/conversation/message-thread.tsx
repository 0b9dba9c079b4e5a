import type { DeskMessage } from '#contract/desk/desk-message.ts';
import { Time } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import styles from './message-thread.module.css';

type Entry = DeskMessage['entries'][number];

const EMAIL_STATES = {
  queued: { label: 'Email waiting', tone: 'calm' },
  sent: { label: 'Email sent', tone: 'good' },
  failed: { label: 'Email failed', tone: 'bad' },
  none: { label: 'Not emailed', tone: 'neutral' },
} as const;

/** What the customer wrote, then replies and notes, oldest first. */
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
        <ThreadEntry key={entry.id} entry={entry} />
      ))}
    </ol>
  </Panel>
);

const ThreadEntry = ({ entry: { kind, by, at, text, email } }: { entry: Entry }) => (
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
    {email === 'failed' && (
      <p className={styles.failed}>
        The customer’s mail server refused this reply. Call them, or look for a typing error in the address.
      </p>
    )}
  </li>
);
