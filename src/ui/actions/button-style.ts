import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'onDark' | 'quiet' | undefined;
  size?: 'normal' | 'small' | undefined;
  wide?: boolean | undefined;
};

/** Shared by `Button` and `ButtonLink`. */
export const buttonClass = ({ variant = 'primary', size = 'normal', wide = false }: ButtonStyle): string =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide);
