import { Button } from '../actions/button.tsx';
import styles from './load-error.module.css';

type LoadErrorProps = {
  /** A plain sentence. */
  message: string;
  /** The technical text after it. */
  detail?: string;
  retryLabel?: string;
  onRetry: () => void;
};

export function LoadError({ message, detail, retryLabel = 'Try again', onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className={styles.error}>
      <p>
        {message}
        {detail && ' '}
        {detail && <span>{detail}</span>}
      </p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
