import type { DeskOrder, OrderConflict } from '#contract/desk/orders/desk-order.ts';
import { ChangedDialog } from '#desk/elements/dialogs/changed-dialog.tsx';
import { Time } from '#desk/elements/figures.tsx';
import { OWN_DELIVERY_LABEL } from '#domain/delivery/couriers.ts';
import { formatOrderAmount } from '#domain/orders/order-amount.ts';
import { getStatusLabel } from '#domain/orders/order-status.ts';

type OrderConflictDialogProps = {
  /** The order as this page shows it. */
  mine: DeskOrder;
  conflict: OrderConflict;
  onAccept: () => void;
};

export const OrderConflictDialog = ({ mine, conflict, onAccept }: OrderConflictDialogProps) => (
  <ChangedDialog
    title={`${mine.orderNumber} has changed`}
    lead={
      <>
        {conflict.changedBy === null ? (
          'The order has changed.'
        ) : (
          <>
            {conflict.changedBy} changed this order on <Time at={conflict.changedAt} />.
          </>
        )}{' '}
        Your action wasn't carried out.
      </>
    }
    differences={listDifferences(mine, conflict.order)}
    acceptLabel="Show the current order"
    onAccept={onAccept}
  />
);

const FIELDS: readonly { label: string; read: (order: DeskOrder) => string }[] = [
  { label: 'Status', read: ({ status }) => getStatusLabel(status) },
  {
    label: 'Shipment',
    read: ({ shipment }) =>
      shipment ? [shipment.courier ?? OWN_DELIVERY_LABEL, shipment.trackingNumber].filter(Boolean).join(' ') : 'None',
  },
  { label: 'Refunded', read: ({ refundedPaise }) => formatOrderAmount(refundedPaise) },
  { label: 'Still refundable', read: ({ refundablePaise }) => formatOrderAmount(refundablePaise) },
  { label: 'Notes', read: ({ timeline }) => String(timeline.filter(({ kind }) => kind === 'note').length) },
];

const listDifferences = (mine: DeskOrder, current: DeskOrder) =>
  FIELDS.map(({ label, read }) => ({ label, from: read(mine), to: read(current) })).filter(
    ({ from, to }) => from !== to,
  );
