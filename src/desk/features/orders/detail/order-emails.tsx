import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { resendEmail } from '#contract/desk/orders/orders.ts';
import { useReloadOrders } from '#desk/api/orders.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Time } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import styles from './order-records.module.css';

type Email = DeskOrder['emails'][number];

const STATES = {
  queued: { label: 'Waiting', tone: 'calm' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
} as const;

export const OrderEmails = ({ order, canResend }: { order: DeskOrder; canResend: boolean }) => (
  <Panel title="Emails">
    {order.emails.length === 0 && <p>No emails yet.</p>}
    <ul className={styles.records}>
      {order.emails.map((email) => (
        <EmailRecord key={email.id} email={email} canResend={canResend} />
      ))}
    </ul>
  </Panel>
);

function EmailRecord({ email, canResend }: { email: Email; canResend: boolean }) {
  const reload = useReloadOrders();
  const resend = useDeskAction(resendEmail, reload);
  const { label, tone } = STATES[email.state];
  return (
    <li className={styles.record}>
      <p className={styles.line}>
        <b>{email.title}</b> <Badge tone={tone}>{label}</Badge>
        {canResend && email.state !== 'queued' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Resend: ${email.title}`}
            isBusy={resend.isPending}
            busyLabel="Sending…"
            onClick={() => resend.mutate({ params: { id: email.id } })}
          >
            Resend
          </Button>
        )}
      </p>
      <p className={styles.soft}>
        <Time at={email.at} />
        <span role="status">{resend.isSuccess && ' · Email queued.'}</span>
      </p>
      {email.error !== null && <p className={styles.bad}>{email.error}</p>}
      <ActionError error={resend.error} />
    </li>
  );
}
