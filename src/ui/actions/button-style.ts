import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'onDark' | 'quiet' | undefined;
  size?: 'normal' | 'small' | undefined;
  isWide?: boolean | undefined;
};

/** Shared by `Button` and `ButtonLink`. */
export const getButtonClass = ({ variant = 'primary', size = 'normal', isWide = false }: ButtonStyle): string =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small, isWide && styles.wide);
