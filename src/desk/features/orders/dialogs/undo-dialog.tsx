import { undoOrderMove } from '#contract/desk/orders/orders.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { getStatusLabel } from '#domain/orders/order-status.ts';
import type { OrderDialogProps } from './move-dialog.tsx';
import { OrderConflictDialog } from './order-conflict-dialog.tsx';
import { useOrderAction } from './use-order-action.ts';

export function UndoDialog({ open, onClose, order }: OrderDialogProps) {
  const draftName = `undo:${order.id}`;
  const action = useOrderAction(undoOrderMove, onClose, draftName);
  if (action.conflict)
    return <OrderConflictDialog mine={order} conflict={action.conflict} onAccept={action.acceptCurrent} />;
  const label = getStatusLabel(order.undoTo ?? order.status);
  return (
    <ReasonDialog
      open={open}
      onClose={action.close}
      title={`Move ${order.orderNumber} back to ${label}?`}
      lead={
        <p>
          It is {getStatusLabel(order.status)} now. If the customer got an email about the last move, we'll send a
          corrected one.
        </p>
      }
      confirmLabel={`Back to ${label}`}
      draftName={draftName}
      isBusy={action.isBusy}
      error={action.error}
      onConfirm={(reason) => action.run({ params: { id: order.id }, body: { version: order.version, reason } })}
    />
  );
}
