import { ORDER_STAGES } from '#domain/orders/order-stage.ts';
import { getStatusLabel } from '#domain/orders/order-status.ts';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './order-tracking.module.css';

/** Shows order progress; no step is reached before the payment is confirmed. */
export function StageSteps({ status }: { status: number }) {
  const reachedIndex = ORDER_STAGES.indexOf(status);
  return (
    <ol className={styles.steps} aria-label="Stages">
      {ORDER_STAGES.map((stage, index) => {
        const isReached = index <= reachedIndex;
        return (
          <li key={stage} data-reached={isReached} aria-current={index === reachedIndex ? 'step' : undefined}>
            <span className={styles.dot}>{isReached && <Icon name="check" size={16} />}</span>
            <span>
              {getStatusLabel(stage)}
              {isReached && index < reachedIndex && <span className="visually-hidden"> (done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
