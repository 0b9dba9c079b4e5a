import { useState } from 'react';
import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { resolveAlert } from '#contract/desk/orders/orders.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { useReloadOrders } from '#desk/api/orders.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { Time } from '#desk/elements/figures.tsx';
import { Button } from '#ui/actions/button.tsx';
import styles from './order-records.module.css';

type Alert = DeskOrder['alerts'][number];

/** Open alerts; resolved ones are in the timeline. */
export const OrderAlerts = ({ order, canResolve }: { order: DeskOrder; canResolve: boolean }) =>
  order.alerts
    .filter(({ resolvedAt }) => resolvedAt === null)
    .map((alert) => <OpenAlert key={alert.alertKey} alert={alert} canResolve={canResolve} />);

function OpenAlert({ alert, canResolve }: { alert: Alert; canResolve: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const draftName = `alert:${alert.alertKey}`;
  const reload = useReloadOrders();
  const resolve = useDeskAction(resolveAlert, () => {
    setOpen(false);
    clearDraft(draftName);
    reload();
  });
  const close = () => {
    resolve.reset();
    setOpen(false);
  };
  return (
    <section className={styles.alert} aria-label="Payment alert">
      <div>
        <p>
          <b>{alert.message}</b>
        </p>
        <p className={styles.soft}>
          Since <Time at={alert.createdAt} />
        </p>
      </div>
      {canResolve && (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          Resolve
        </Button>
      )}
      <ReasonDialog
        open={isOpen}
        onClose={close}
        title="Resolve the alert"
        lead={alert.message}
        label="What was done"
        confirmLabel="Resolve"
        draftName={draftName}
        isBusy={resolve.isPending}
        error={resolve.error}
        onConfirm={(note) => resolve.mutate({ body: { alertKey: alert.alertKey, note } })}
      />
    </section>
  );
}
