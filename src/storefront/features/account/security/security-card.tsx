import { type ReactNode, useId } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/overlays/panel.module.css';
import formStyles from '../account-form.module.css';
import styles from './security-card.module.css';

type SecurityFormProps = {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  /** Shown after success. */
  done: string | undefined;
  error: string | undefined;
  onSubmit: (event: React.FormEvent) => void;
  children: ReactNode;
};

/** A form in a card; both live regions are always mounted, so that screen readers announce changes. */
export function SecurityForm({ title, submitLabel, isBusy, done, error, onSubmit, children }: SecurityFormProps) {
  const titleId = useId();
  return (
    <form
      className={classNames(panel.card, styles.card)}
      aria-labelledby={titleId}
      method="post"
      noValidate
      onSubmit={onSubmit}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className={styles.messages}>
        <div role="status">{done !== undefined && <p className={formStyles.done}>{done}</p>}</div>
        <div role="alert">{error !== undefined && <p className={formStyles.failed}>{error}</p>}</div>
      </div>
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel="Saving…">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
