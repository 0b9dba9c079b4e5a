import { type ReactNode, useRef } from 'react';
import { useLostFocus } from '#desk/elements/use-lost-focus.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './editor-layout.module.css';

type EditorLayoutProps = {
  /** Beside the fields on wide screens. */
  aside: ReactNode;
  children: ReactNode;
};

export const EditorLayout = ({ aside, children }: EditorLayoutProps) => (
  <div className={styles.columns}>
    <div className={styles.aside}>{aside}</div>
    <div className={styles.main}>{children}</div>
  </div>
);

/** The first part of the aside. On narrow screens it stays on top, because the fields are long. */
export const EditorBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>;

type DoneMessageProps = {
  /** A new message gets the focus if the control that caused it is gone. */
  message: unknown;
  children: ReactNode;
  onClose: () => void;
};

/** Reports the last action. */
export function DoneMessage({ message, children, onClose }: DoneMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  // A message that an edit removed leaves the focus to the edit.
  useLostFocus(children ? box : undefined, message);
  const close = () => {
    onClose();
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.messages}>
      {children && (
        <div className={styles.message}>
          <Icon name="check" size={20} />
          <p>{children}</p>
          <IconButton icon="close" iconSize={20} label="Close message" onClick={close} />
        </div>
      )}
    </div>
  );
}
