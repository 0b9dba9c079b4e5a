import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> & { children: ReactNode };

export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input type="checkbox" {...rest} className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
