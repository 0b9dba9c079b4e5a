import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

type BadgeProps = {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'good' | 'bad' | 'calm';
  /** Sits on the corner of an icon. */
  isOnIcon?: boolean;
};

export function Badge({ children, tone = 'neutral', isOnIcon = false }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], isOnIcon && styles.onIcon)}>{children}</span>;
}
