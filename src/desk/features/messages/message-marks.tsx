import type { DeskMessageRow } from '#contract/desk/messages/desk-message.ts';
import { Time } from '#desk/elements/figures.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import styles from './message-marks.module.css';

type Marked = Pick<
  DeskMessageRow,
  'acknowledgedAt' | 'doneAt' | 'overdueSince' | 'hasFailedEmail' | 'isSuspect' | 'isSample'
>;

/** Badges: the state of a message, and why it needs attention. */
export const MessageMarks = ({ message }: { message: Marked }) => (
  <>
    <StateBadge message={message} />
    {message.overdueSince !== null && <Badge tone="bad">Overdue</Badge>}
    {message.hasFailedEmail && <Badge tone="bad">Email failed</Badge>}
    {message.isSuspect && <Badge tone="bad">Suspected spam</Badge>}
    {message.isSample && <Badge>Demo message</Badge>}
  </>
);

function StateBadge({ message: { doneAt, acknowledgedAt } }: { message: Marked }) {
  if (doneAt !== null) return <Badge tone="good">Done</Badge>;
  return acknowledgedAt === null ? <Badge tone="accent">New</Badge> : <Badge tone="calm">Replied</Badge>;
}

/** Names the missed deadline; renders nothing if none has passed. */
export const OverdueNote = ({ message }: { message: Pick<DeskMessageRow, 'overdueSince' | 'acknowledgedAt'> }) =>
  message.overdueSince !== null && (
    <span className={styles.overdue}>
      {message.acknowledgedAt === null ? 'Reply' : 'Solution'} overdue since <Time at={message.overdueSince} />
    </span>
  );
