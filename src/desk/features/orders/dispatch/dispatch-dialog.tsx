import { useEffect, useRef, useState } from 'react';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { dispatchOrders } from '#contract/desk/orders/orders.ts';
import { useReloadOrders } from '#desk/api/orders.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { COURIER_NAMES } from '#domain/delivery/couriers.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { CourierForAll } from './courier-for-all.tsx';
import styles from './dispatch-dialog.module.css';
import { type DispatchEntry, findEntryProblem, toShipment, useDispatchDraft } from './dispatch-draft.ts';
import { DispatchRow, type OrderToDispatch } from './dispatch-row.tsx';
import { moveOnWithEnter } from './move-on-with-enter.ts';
import { findSharedParcels } from './shared-parcels.ts';

type Result = DeskData<typeof dispatchOrders>['results'][number];

type DispatchDialogProps = {
  open: boolean;
  orders: readonly OrderToDispatch[];
  onClose: () => void;
  onShipped?: (orderIds: readonly string[]) => void;
};

const COURIER_LIST_ID = 'courier-names';

export function DispatchDialog({ open, orders, onClose, onShipped }: DispatchDialogProps) {
  const dispatch = useDeskAction(dispatchOrders);
  const close = () => {
    dispatch.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      isBusy={dispatch.isPending}
      title={orders.length === 1 ? `Dispatch ${orders[0]?.orderNumber}` : `Dispatch ${orders.length} orders`}
    >
      <DispatchForm orders={orders} dispatch={dispatch} onClose={close} onShipped={onShipped} />
    </Dialog>
  );
}

type DispatchFormProps = Pick<DispatchDialogProps, 'orders' | 'onClose'> & {
  dispatch: ReturnType<typeof useDeskAction<typeof dispatchOrders>>;
  onShipped: DispatchDialogProps['onShipped'] | undefined;
};

/** Ships all possible orders; failed ones stay with their reason and can be retried. */
function DispatchForm({ orders: current, dispatch, onClose, onShipped }: DispatchFormProps) {
  // The orders when the dialog opened: nobody has reviewed a version that a refetch brings.
  const [orders] = useState(current);
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({});
  const draft = useDispatchDraft();
  const reload = useReloadOrders();
  const showResults = (rows: readonly Result[]) => {
    setResults((earlier) => ({ ...earlier, ...Object.fromEntries(rows.map((row) => [row.orderId, row])) }));
    const shipped = rows.filter(({ isShipped }) => isShipped).map(({ orderId }) => orderId);
    draft.forget(shipped);
    onShipped?.(shipped);
    reload();
  };
  const open = orders.filter(({ id }) => results[id]?.isShipped !== true);
  const sharedParcels = findSharedParcels(open, draft.get);
  const [isSharingMeant, setSharingMeant] = useState(false);
  const change = (entries: Readonly<Record<string, DispatchEntry>>) => {
    setSharingMeant(false);
    draft.set(entries);
  };
  const findProblem = (id: string) =>
    findEntryProblem(draft.get(id)) ?? (isSharingMeant ? undefined : sharedParcels.get(id));
  const { form, isChecked, check } = useIncompleteCheck(open.every(({ id }) => !findProblem(id)));
  const submit = () => {
    const dispatches = open.map(({ id, version }) => ({ orderId: id, version, ...toShipment(draft.get(id)) }));
    dispatch.mutate({ body: { dispatches } }, { onSuccess: (response) => showResults(response.results) });
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onKeyDown={moveOnWithEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (check() && !dispatch.isPending) submit();
      }}
    >
      <datalist id={COURIER_LIST_ID}>
        {COURIER_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {open.length > 1 && (
        <CourierForAll
          courierListId={COURIER_LIST_ID}
          onChange={(part) => change(Object.fromEntries(open.map(({ id }) => [id, { ...draft.get(id), ...part }])))}
        />
      )}
      <p role="status" className={styles.status}>
        {Object.keys(results).length > 0 && describeResults(orders.length - open.length, open.length)}
      </p>
      <ul className={styles.rows}>
        {orders.map((order, index) => (
          <DispatchRow
            key={order.id}
            isFirst={index === 0}
            order={order}
            entry={draft.get(order.id)}
            isShipped={results[order.id]?.isShipped === true}
            problem={isChecked ? findProblem(order.id) : undefined}
            refusal={results[order.id]?.message}
            courierListId={COURIER_LIST_ID}
            onChange={(entry) => change({ [order.id]: entry })}
          />
        ))}
      </ul>
      {isChecked && sharedParcels.size > 0 && (
        <Checkbox checked={isSharingMeant} onChange={({ target }) => setSharingMeant(target.checked)}>
          Orders with the same tracking number are one parcel
        </Checkbox>
      )}
      <ActionError error={dispatch.error} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          aria-disabled={dispatch.isPending || undefined}
          onClick={() => !dispatch.isPending && onClose()}
        >
          {open.length === 0 ? 'Done' : 'Close'}
        </Button>
        {open.length > 0 && (
          <Button type="submit" data-enter-stop isBusy={dispatch.isPending} busyLabel="Dispatching…">
            {open.length === 1 ? 'Mark as shipped' : `Mark ${open.length} as shipped`}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Blocks sending while a row is incomplete, and focuses its first invalid field. */
function useIncompleteCheck(isComplete: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [failedChecks, setFailedChecks] = useState(0);
  useEffect(() => {
    if (failedChecks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failedChecks]);
  const check = (): boolean => {
    if (!isComplete) setFailedChecks((count) => count + 1);
    return isComplete;
  };
  return { form, isChecked: failedChecks > 0, check };
}

function describeResults(shipped: number, failed: number): string {
  const done = shipped === 1 ? '1 order is shipped.' : `${shipped} orders are shipped.`;
  if (failed === 0) return done;
  const reasons = failed === 1 ? 'See the reason below.' : 'See the reasons below.';
  return shipped === 0
    ? `Not shipped. ${reasons}`
    : `${done} ${failed === 1 ? '1 was' : `${failed} were`} not. ${reasons}`;
}
