import type { ReactNode } from 'react';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './publishing.module.css';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an action that can be undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, children, confirmLabel, isBusy, error, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      isBusy={isBusy}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onClose()}>
            Close
          </Button>
          <Button data-first-focus isBusy={isBusy} busyLabel="Working…" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {children}
        <ActionError error={error} />
      </div>
    </Dialog>
  );
};
