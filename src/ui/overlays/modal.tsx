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
  /** Actions, kept in sight below the scrolling part. */
  footer?: ReactNode;
};

/** The common body of `Dialog` and `Drawer`. */
export function Modal({
  open,
  onClose,
  title,
  children,
  footer,
  place,
}: ModalProps & { place: 'centre' | 'right' | 'bottom' }) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={classNames(styles.dialog, styles[place])} aria-labelledby={titleId}>
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
