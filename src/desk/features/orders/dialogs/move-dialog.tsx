import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { moveOrder } from '#contract/desk/orders/orders.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { getStatusLabel, ORDER_STATUS } from '#domain/orders/order-status.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { OrderConflictDialog } from './order-conflict-dialog.tsx';
import { useOrderAction } from './use-order-action.ts';

/** The button that opens the dialog and the one that confirms have the same label. */
export const MOVE_LABELS: Readonly<Record<number, string>> = {
  [ORDER_STATUS.processing]: 'Start production',
  [ORDER_STATUS.delivered]: 'Mark as delivered',
};

export type OrderDialogProps = { open: boolean; onClose: () => void; order: DeskOrder };

export function MoveDialog({ open, onClose, order, to }: OrderDialogProps & { to: number }) {
  const action = useOrderAction(moveOrder, onClose);
  if (action.conflict)
    return <OrderConflictDialog mine={order} conflict={action.conflict} onAccept={action.acceptCurrent} />;
  const isEmailed = to === ORDER_STATUS.delivered && !order.isSample;
  return (
    <Dialog
      open={open}
      onClose={action.close}
      title={`${MOVE_LABELS[to]}: ${order.orderNumber}`}
      isBusy={action.isBusy}
      footer={
        <>
          <Button
            variant="secondary"
            aria-disabled={action.isBusy || undefined}
            onClick={() => !action.isBusy && action.close()}
          >
            Not yet
          </Button>
          <Button
            data-first-focus
            isBusy={action.isBusy}
            busyLabel="Moving…"
            onClick={() => action.run({ params: { id: order.id }, body: { version: order.version, to } })}
          >
            {MOVE_LABELS[to]}
          </Button>
        </>
      }
    >
      <p>
        It is {getStatusLabel(order.status)} now and becomes {getStatusLabel(to)}. The customer sees this on the order
        page{isEmailed ? ' and gets an email' : '; no email is sent'}. You can undo it within 24 hours.
      </p>
      <ActionError error={action.error} />
    </Dialog>
  );
}
