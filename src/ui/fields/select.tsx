import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './control.module.css';

type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
};

export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <div className={styles.select}>
      <select {...rest} className={styles.control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={20} />
    </div>
  );
}
