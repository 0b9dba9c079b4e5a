import type { DeskOrder, OrderConflict } from '#contract/desk/desk-order.ts';
import { Time } from '#desk/elements/figures.tsx';
import { formatOrderAmount } from '#domain/orders/order-amount.ts';
import { getStatusLabel } from '#domain/orders/order-status.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './dialogs.module.css';

type ConflictDialogProps = {
  /** The order as this page shows it. */
  mine: DeskOrder;
  conflict: OrderConflict;
  onAccept: () => void;
};

/** Somebody was faster: who, what, and the way to the order as it is now. Nothing was overwritten. */
export function ConflictDialog({ mine, conflict, onAccept }: ConflictDialogProps) {
  const differences = listDifferences(mine, conflict.order);
  return (
    <Dialog
      open
      onClose={onAccept}
      title={`${mine.orderNumber} has changed`}
      footer={<Button onClick={onAccept}>Show the current order</Button>}
    >
      <div className={styles.form}>
        <p>
          {conflict.changedBy} changed this order on <Time at={conflict.changedAt} />. Your action was not carried out.
        </p>
        {differences.length > 0 && (
          <table className={styles.changes}>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">You saw</th>
                <th scope="col">It is now</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ label, from, to }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{from}</td>
                  <td>{to}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}

const FIELDS: readonly { label: string; read: (order: DeskOrder) => string }[] = [
  { label: 'Status', read: ({ status }) => getStatusLabel(status) },
  {
    label: 'Shipment',
    read: ({ shipment }) =>
      shipment ? [shipment.courier ?? 'Our own delivery', shipment.trackingNumber].filter(Boolean).join(' ') : 'None',
  },
  { label: 'Paid back', read: ({ refundedPaise }) => formatOrderAmount(refundedPaise) },
  { label: 'Still refundable', read: ({ refundablePaise }) => formatOrderAmount(refundablePaise) },
  { label: 'Notes', read: ({ timeline }) => String(timeline.filter(({ kind }) => kind === 'note').length) },
];

const listDifferences = (mine: DeskOrder, current: DeskOrder) =>
  FIELDS.map(({ label, read }) => ({ label, from: read(mine), to: read(current) })).filter(
    ({ from, to }) => from !== to,
  );
