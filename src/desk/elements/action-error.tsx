import { getErrorText } from '#desk/api/desk-error.ts';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './action-error.module.css';

/** Explains why an action failed; renders nothing without an error. */
export const ActionError = ({ error }: { error: unknown }) =>
  error ? (
    <p role="alert" className={styles.error}>
      <Icon name="alert" size={18} />
      <span>{getErrorText(error)}</span>
    </p>
  ) : null;
