import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './radio-cards.module.css';

type RadioCard = { value: string; title: ReactNode; detail?: ReactNode; disabled?: boolean };

type RadioCardsProps = {
  name?: string;
  legend: ReactNode;
  options: readonly RadioCard[];
  value: string | undefined;
  onChange: (value: string) => void;
  required?: boolean;
};

/** Native radios styled as cards, so that keyboard and form behaviour come from the browser. */
export function RadioCards({ name, legend, options, value, onChange, required = false }: RadioCardsProps) {
  const generatedName = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name ?? generatedName}
              className={styles.radio}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.title}>{option.title}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
            <span className={styles.tick}>
              <Icon name="check" size={18} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
