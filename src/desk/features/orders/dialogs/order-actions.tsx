import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useCan } from '#desk/api/session.ts';
import { ORDER_STAGES } from '#domain/orders/order-stage.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { DispatchDialog } from '../dispatch/dispatch-dialog.tsx';
import { CancelOrRefundDialog, isCancellable } from './cancel-or-refund-dialog.tsx';
import { MOVE_LABELS, MoveDialog } from './move-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';

type OpenDialog = 'start' | 'dispatch' | 'deliver' | 'undo' | 'cancel' | 'refund';

/** Lists the actions that the order's status and the role allow. The first is the usual next step. */
function listActions(
  order: DeskOrder,
  can: ReturnType<typeof useCan>,
): { dialog: OpenDialog; label: string | undefined }[] {
  const { processing, shipped, delivered } = ORDER_STATUS;
  const mayMoveTo = (status: number) => can('orders.move') && order.moves.includes(status);
  const mayRefund = can('refunds.approve');
  const mayCancel = can('orders.cancel') && (order.refundablePaise === 0 || mayRefund);
  return [
    ...(mayMoveTo(processing) ? [{ dialog: 'start' as const, label: MOVE_LABELS[processing] }] : []),
    ...(mayMoveTo(shipped) ? [{ dialog: 'dispatch' as const, label: 'Dispatch' }] : []),
    ...(mayMoveTo(delivered) ? [{ dialog: 'deliver' as const, label: MOVE_LABELS[delivered] }] : []),
    ...(can('orders.move') && order.undoTo !== null ? [{ dialog: 'undo' as const, label: 'Undo the last move' }] : []),
    ...(mayCancel && isCancellable(order) ? [{ dialog: 'cancel' as const, label: 'Cancel order' }] : []),
    ...(mayRefund && order.refundablePaise > 0 ? [{ dialog: 'refund' as const, label: 'Refund' }] : []),
  ];
}

export function OrderActions({ order: current }: { order: DeskOrder }) {
  const can = useCan();
  const { state } = useLocation();
  const [opened, setOpened] = useState<{ dialog: OpenDialog; order: DeskOrder }>();
  const close = () => setOpened(undefined);
  const actions = listActions(current, can);
  const dialog = opened?.dialog;
  // The order when the dialog opened: nobody has reviewed a version that a refetch brings.
  const order = opened?.order ?? current;
  const isStep = (name: OpenDialog) => name === 'start' || name === 'dispatch' || name === 'deliver';
  useFocusAfterChange(current.version);
  return (
    <>
      {actions.map((action) => (
        <Button
          // The next step's button reuses that of the step just done, so the focus stays.
          key={isStep(action.dialog) ? 'step' : action.dialog}
          size="small"
          variant={isStep(action.dialog) ? 'primary' : 'secondary'}
          onClick={() => setOpened({ dialog: action.dialog, order: current })}
        >
          {action.label}
        </Button>
      ))}
      {ORDER_STAGES.includes(current.status) && (
        <ButtonLink size="small" variant="secondary" to={deskPaths.packingSlip(current.id)} state={state}>
          Packing slip
        </ButtonLink>
      )}
      <MoveDialog open={dialog === 'start'} onClose={close} order={order} to={ORDER_STATUS.processing} />
      <MoveDialog open={dialog === 'deliver'} onClose={close} order={order} to={ORDER_STATUS.delivered} />
      <DispatchDialog open={dialog === 'dispatch'} onClose={close} orders={[order]} />
      <UndoDialog open={dialog === 'undo'} onClose={close} order={order} />
      <CancelOrRefundDialog open={dialog === 'cancel'} onClose={close} order={order} kind="cancel" />
      <CancelOrRefundDialog open={dialog === 'refund'} onClose={close} order={order} kind="refund" />
    </>
  );
}

/** The used button may be gone after the change; the focus would otherwise return to the top of the page. */
function useFocusAfterChange(version: number): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    if (document.activeElement === document.body) document.getElementById('page')?.focus({ preventScroll: true });
  }, [version]);
}
