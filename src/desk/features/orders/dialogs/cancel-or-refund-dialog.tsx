import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { cancelOrder, refundOrder } from '#contract/desk/orders/orders.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { formatOrderAmount } from '#domain/orders/order-amount.ts';
import { canMove, isOrderStatus, ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { OrderDialogProps } from './move-dialog.tsx';
import { OrderConflictDialog } from './order-conflict-dialog.tsx';
import { useOrderAction } from './use-order-action.ts';

type CancelOrRefundDialogProps = OrderDialogProps & { kind: 'cancel' | 'refund' };

export const isCancellable = ({ status }: DeskOrder): boolean =>
  isOrderStatus(status) && canMove(status, ORDER_STATUS.cancelled);

/** Cancels or refunds. Sends the amount that staff see; the server refuses any other. */
export function CancelOrRefundDialog({ open, onClose, order, kind }: CancelOrRefundDialogProps) {
  const draftName = `${kind}:${order.id}`;
  const action = useOrderAction(kind === 'cancel' ? cancelOrder : refundOrder, onClose, draftName);
  if (action.conflict)
    return <OrderConflictDialog mine={order} conflict={action.conflict} onAccept={action.acceptCurrent} />;
  const { refundablePaise: amountPaise, orderNumber, customerName } = order;
  const amount = formatOrderAmount(amountPaise);
  return (
    <ReasonDialog
      open={open}
      onClose={action.close}
      title={kind === 'cancel' ? `Cancel ${orderNumber}?` : `Refund ${amount}?`}
      lead={
        amountPaise > 0 ? (
          <p>
            <b>{amount}</b> goes back to {customerName} for {orderNumber}. {getEffect(kind, order)} You can't undo this.
          </p>
        ) : (
          <p>Nothing was paid for {orderNumber}, so there's nothing to refund. You can't undo this.</p>
        )
      }
      confirmLabel={getConfirmLabel(kind, amountPaise > 0 ? amount : undefined)}
      draftName={draftName}
      isBusy={action.isBusy}
      error={action.error}
      onConfirm={(reason) =>
        action.run({ params: { id: order.id }, body: { version: order.version, amountPaise, reason } })
      }
    />
  );
}

/** Explains the difference, because an order may offer both. */
function getEffect(kind: CancelOrRefundDialogProps['kind'], order: DeskOrder): string {
  if (kind === 'cancel') return 'The order is cancelled at once and nothing is made or shipped.';
  const effect = 'The order keeps its status until the provider confirms the refund, then becomes Refunded.';
  return isCancellable(order) ? `${effect} To stop production now, cancel it instead.` : effect;
}

function getConfirmLabel(kind: CancelOrRefundDialogProps['kind'], amount: string | undefined): string {
  if (kind === 'refund') return `Refund ${amount ?? ''}`.trim();
  return amount === undefined ? 'Cancel the order' : `Cancel and refund ${amount}`;
}
