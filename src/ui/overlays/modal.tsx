import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Actions, fixed below the scrolling content. */
  footer?: ReactNode;
  /** Keeps the dialog open until the work is done. */
  isBusy?: boolean;
};

export function Modal({
  open,
  onClose,
  title,
  children,
  footer,
  isBusy = false,
  placement,
}: ModalProps & { placement: 'centre' | 'right' | 'bottom' }) {
  const titleId = useId();
  const modal = useModal(open, onClose, isBusy);
  return (
    <dialog {...modal} className={classNames(styles.dialog, styles[placement])} aria-labelledby={titleId}>
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton
              icon="close"
              label="Close"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && onClose()}
            />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
