import { Icon } from '../icons/icon.tsx';
import styles from './stepper.module.css';

type StepperProps = {
  /** What is counted, e.g. 'Quantity of Bahaara Vine'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  unit?: string;
  /** Ignores clicks while a change is being saved. */
  isBusy?: boolean;
};

export function Stepper({ label, value, onChange, min = 1, max = 999, unit = 'pcs', isBusy = false }: StepperProps) {
  const step = (by: number) => {
    if (!isBusy) onChange(value + by);
  };
  return (
    <fieldset className={styles.stepper} aria-label={label} aria-busy={isBusy || undefined}>
      <button
        type="button"
        className={styles.step}
        aria-label="Decrease quantity"
        disabled={value <= min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output className={styles.value}>{`${value} ${unit}`}</output>
      <button
        type="button"
        className={styles.step}
        aria-label="Increase quantity"
        disabled={value >= max}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </fieldset>
  );
}
