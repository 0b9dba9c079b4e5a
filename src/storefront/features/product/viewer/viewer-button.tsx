import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import styles from './viewer-button.module.css';

type ViewerButtonProps = Pick<ComponentProps<'button'>, 'onClick' | 'disabled' | 'aria-expanded'> & {
  icon: IconName;
  /** The accessible name, also the tooltip. */
  label: string;
  /** Text beside the icon; part of the label. */
  text?: string;
  /** For toggle buttons. */
  isPressed?: boolean;
  /** Disabled, but still focusable. */
  isInactive?: boolean;
};

export function ViewerButton({ icon, label, text, isPressed, isInactive = false, ...rest }: ViewerButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, text !== undefined && styles.withText)}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isInactive || undefined}
    >
      <Icon name={icon} size={20} />
      {text}
    </button>
  );
}
