import type { AttentionReason } from '#contract/desk/orders/desk-order.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import type { Today } from '#desk/api/orders.ts';
import { Link } from '#ui/actions/link.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './task-list.module.css';

type Task = { label: string; singular?: string; count: number; to: string; isUrgent?: boolean };

const buildAttentionPath = (reason: AttentionReason) => `${deskPaths.orders}?tab=attention&reason=${reason}`;

const listOrderTasks = (today: Today): Task[] => [
  { label: 'New orders', singular: 'New order', count: today.newOrders, to: deskPaths.orders },
  { label: 'In production', count: today.inProduction, to: `${deskPaths.orders}?tab=production` },
  { label: 'Overdue', count: today.overdueOrders, to: buildAttentionPath('overdue'), isUrgent: true },
  {
    label: 'Payment alerts',
    singular: 'Payment alert',
    count: today.openAlerts,
    to: buildAttentionPath('alert'),
    isUrgent: true,
  },
  {
    label: 'Failed emails',
    singular: 'Failed email',
    count: today.failedEmails,
    to: buildAttentionPath('email'),
    isUrgent: true,
  },
];

const listMessageTasks = (today: Today): Task[] => [
  { label: 'Open messages', singular: 'Open message', count: today.openMessages, to: deskPaths.messages },
  {
    label: 'Overdue messages',
    singular: 'Overdue message',
    count: today.overdueMessages,
    to: `${deskPaths.messages}?tab=overdue`,
    isUrgent: true,
  },
  {
    label: 'Failed replies',
    singular: 'Failed reply',
    count: today.failedReplies,
    to: `${deskPaths.messages}?tab=failed`,
    isUrgent: true,
  },
];

/** Counts that link to the orders counted and, for roles that may reply, to the messages. */
export const TaskList = ({ today, canReply }: { today: Today; canReply: boolean }) => (
  <ul className={styles.tasks} aria-label="To do now">
    {[...listOrderTasks(today), ...(canReply ? listMessageTasks(today) : [])].map((task) => {
      const { label, singular = label, count, to, isUrgent = false } = task;
      const content = (
        <>
          <span className={styles.count}>{count.toLocaleString('en-IN')}</span>
          <span>{count === 1 ? singular : label}</span>
        </>
      );
      const className = classNames(styles.task, isUrgent && count > 0 && styles.urgent);
      return (
        <li key={label}>
          {count > 0 ? (
            <Link to={to} className={className}>
              {content}
            </Link>
          ) : (
            <div className={className}>{content}</div>
          )}
        </li>
      );
    })}
  </ul>
);
