import { useState } from 'react';
import { removeSampleHistory } from '#contract/desk/today.ts';
import { useReloadOrders } from '#desk/api/orders.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './remove-samples.module.css';

/** Says that figures include sample orders, and removes them if the role permits it. */
export function RemoveSamples({ canRemove }: { canRemove: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const reload = useReloadOrders();
  const remove = useDeskAction(removeSampleHistory, () => {
    setOpen(false);
    reload();
  });
  const close = () => {
    remove.reset();
    setOpen(false);
  };
  return (
    <div className={styles.note}>
      <p>These figures include the sample orders of the demo.</p>
      {canRemove && (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          Remove the samples
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title="Remove the sample history?"
        isBusy={remove.isPending}
        footer={
          <>
            <Button
              variant="secondary"
              aria-disabled={remove.isPending || undefined}
              onClick={() => !remove.isPending && close()}
            >
              Keep it
            </Button>
            <Button isBusy={remove.isPending} busyLabel="Removing…" onClick={() => remove.mutate({})}>
              Remove all samples
            </Button>
          </>
        }
      >
        <p>
          This deletes all sample orders, their customers and messages. Orders placed in the shop stay. You can't undo
          this.
        </p>
        <ActionError error={remove.error} />
      </Dialog>
    </div>
  );
}
