import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';

/** Connects the control with its label, hint and error. */
export type ControlProps = {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  children: (control: ControlProps) => ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Shows '(optional)' after the label. */
  isOptional?: boolean;
};

export function Field({ label, children, hint, error, required = false, isOptional = false }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({ id, required, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
