import type { AttentionReason } from '#contract/desk/orders/desk-order.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import type { Today } from '#desk/api/orders.ts';
import { Link } from '#ui/actions/link.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './task-list.module.css';

type Task = { label: string; count: number; to?: string; isUrgent?: boolean };

const buildAttentionPath = (reason: AttentionReason) => `${deskPaths.orders}?tab=attention&reason=${reason}`;

function listTasks(today: Today, canReply: boolean): Task[] {
  return [
    { label: 'New orders', count: today.newOrders, to: deskPaths.orders },
    { label: 'In production', count: today.inProduction, to: `${deskPaths.orders}?tab=production` },
    { label: 'Overdue', count: today.overdueOrders, to: buildAttentionPath('overdue'), isUrgent: true },
    { label: 'Payment alerts', count: today.openAlerts, to: buildAttentionPath('alert'), isUrgent: true },
    { label: 'Failed emails', count: today.failedEmails, to: buildAttentionPath('email'), isUrgent: true },
    { label: 'Open messages', count: today.openMessages, ...(canReply && { to: deskPaths.messages }) },
    {
      label: 'Overdue messages',
      count: today.overdueMessages,
      ...(canReply && { to: `${deskPaths.messages}?tab=overdue` }),
      isUrgent: true,
    },
    {
      label: 'Failed replies',
      count: today.failedReplies,
      ...(canReply && { to: `${deskPaths.messages}?tab=failed` }),
      isUrgent: true,
    },
  ];
}

/** Counts that link to the orders and messages counted. */
export const TaskList = ({ today, canReply }: { today: Today; canReply: boolean }) => (
  <ul className={styles.tasks} aria-label="To do now">
    {listTasks(today, canReply).map(({ label, count, to, isUrgent = false }) => {
      const content = (
        <>
          <span className={styles.count}>{count.toLocaleString('en-IN')}</span>
          <span>{label}</span>
        </>
      );
      const className = classNames(styles.task, isUrgent && count > 0 && styles.urgent);
      return (
        <li key={label}>
          {to && count > 0 ? (
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
