import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: IconName;
  iconSize?: number;
  isFilled?: boolean;
  /** Adds a background, for use over pictures. */
  isRaised?: boolean;
};

export function IconButton({
  label,
  icon,
  iconSize = 24,
  isFilled = false,
  isRaised = false,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.iconButton, isRaised && styles.raised)}
    >
      <Icon name={icon} size={iconSize} isFilled={isFilled} />
    </button>
  );
}
