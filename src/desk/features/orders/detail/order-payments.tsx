import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { Amount, Time } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { formatRefundReason } from '#domain/orders/refund-reason.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import styles from './order-records.module.css';

/** Returns e.g. 'User dropped' for the provider's USER_DROPPED. */
function formatState(state: string): string {
  const words = state.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Payment attempts with the provider's reports, then refunds. */
export function OrderPayments({ order: { payments, refunds } }: { order: DeskOrder }) {
  return (
    <Panel title="Payments">
      {payments.length === 0 && refunds.length === 0 && <p>The customer has not tried to pay yet.</p>}
      <ul className={styles.records}>
        {payments.map((attempt) => (
          <li key={attempt.providerOrderId} className={styles.record}>
            <p className={styles.line}>
              <b>Attempt {attempt.attemptNumber}</b> <Badge>{formatState(attempt.state)}</Badge>
            </p>
            <p className={styles.soft}>
              <Time at={attempt.createdAt} /> · {attempt.providerOrderId}
            </p>
            {attempt.payments.map((payment) => (
              <div key={payment.paymentId}>
                <p className={styles.line}>
                  <Amount paise={payment.amountPaise} /> <Badge>{formatState(payment.state)}</Badge>
                </p>
                <p className={styles.soft}>
                  <Time at={payment.at} /> · {payment.paymentId}
                  {payment.message && ` · ${payment.message}`}
                </p>
              </div>
            ))}
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.refundId} className={styles.record}>
            <p className={styles.line}>
              <b>
                Refund of <Amount paise={refund.amountPaise} />
              </b>{' '}
              <Badge>{formatState(refund.state)}</Badge>
            </p>
            <p className={styles.soft}>
              <Time at={refund.createdAt} /> · {refund.refundId}
            </p>
            <p>{formatRefundReason(refund)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
