import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useCan } from '#desk/api/session.ts';
import { ShortAmount, Time } from '#desk/elements/figures.tsx';
import { StatusBadge } from '#desk/elements/order-marks.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import styles from './customer-records.module.css';

export const CustomerOrders = ({ customer: { orders, orderCount } }: { customer: DeskCustomer }) => (
  <Panel title={orderCount === 0 ? 'Orders' : `Orders (${orderCount.toLocaleString('en-IN')})`}>
    {orders.length === 0 ? (
      <p>No orders yet.</p>
    ) : (
      <ul className={styles.records}>
        {orders.map(({ id, orderNumber, status, amountPaise, createdAt }) => (
          <li key={id} className={styles.record}>
            <p className={styles.line}>
              <Link to={deskPaths.order(id)}>{orderNumber}</Link>
              <StatusBadge status={status} />
              <ShortAmount paise={amountPaise} />
            </p>
            <p className={styles.soft}>
              <Time at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    )}
    {orders.length < orderCount && <p className={styles.soft}>To see them all, search the orders for this email.</p>}
  </Panel>
);

const KINDS: Readonly<Record<string, string>> = {
  contact: 'Contact message',
  project: 'Project inquiry',
  customization: 'Customization inquiry',
};

/** Matches by email alone, so somebody else may have written them. */
export function CustomerMessages({ messages, keptMessages }: Pick<DeskCustomer, 'messages' | 'keptMessages'>) {
  const can = useCan();
  return (
    <Panel title="Messages from this email">
      {messages.length === 0 ? (
        <p>No messages.</p>
      ) : (
        <ul className={styles.records}>
          {messages.map(({ id, ticket, kind, createdAt, isDone }) => (
            <li key={id} className={styles.record}>
              <p className={styles.line}>
                {can('messages.reply') ? <Link to={deskPaths.message(id)}>{ticket}</Link> : <b>{ticket}</b>}
                <Badge tone={isDone ? 'good' : 'calm'}>{isDone ? 'Done' : 'Open'}</Badge>
                <span>{KINDS[kind] ?? kind}</span>
              </p>
              <p className={styles.soft}>
                <Time at={createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {keptMessages.count > 0 && (
        <p className={styles.soft}>
          {messages.length === 1
            ? "It may be from someone else, so the copy of the customer's data leaves it out and an erasure keeps it."
            : `${keptMessages.count.toLocaleString('en-IN')} of them may be from someone else, so the copy of the customer's data leaves out these messages and an erasure keeps them.`}
        </p>
      )}
    </Panel>
  );
}
