import { Button } from '../actions/button.tsx';
import styles from './load-error.module.css';

type LoadErrorProps = { message: string; retryLabel?: string; onRetry: () => void };

export function LoadError({ message, retryLabel = 'Try again', onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className={styles.error}>
      <p>{message}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
