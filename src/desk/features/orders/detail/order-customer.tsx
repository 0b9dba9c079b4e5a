import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useCan } from '#desk/api/session.ts';
import { CopyButton } from '#desk/elements/copy-button.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Link } from '#ui/actions/link.tsx';
import { listAddressLines } from '../address-lines.ts';
import styles from './order-customer.module.css';

export function OrderCustomer({ order }: { order: DeskOrder }) {
  const lines = listAddressLines(order);
  const { customerId, customerPhone, customerEmail } = order;
  const can = useCan();
  return (
    <Panel
      title="Customer and delivery"
      action={
        <CopyButton
          text={[...lines, ...(customerPhone === null ? [] : [customerPhone])].join('\n')}
          label="Copy address"
        />
      }
    >
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.contacts}>
        {customerPhone !== null && <a href={`tel:${customerPhone.replace(/[^\d+]/g, '')}`}>{customerPhone}</a>}
        {customerEmail !== null && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
        {/* Without an email, the customer's data is erased. */}
        {can('customers.view') && customerEmail && (
          <Link to={deskPaths.customer(customerId)}>All about this customer</Link>
        )}
      </p>
    </Panel>
  );
}
