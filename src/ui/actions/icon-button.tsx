import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: IconName;
  iconSize?: number;
  filled?: boolean;
  /** On pictures: a ground of its own. */
  raised?: boolean;
};

export function IconButton({ label, icon, iconSize = 24, filled = false, raised = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.iconButton, raised && styles.raised)}
    >
      <Icon name={icon} size={iconSize} filled={filled} />
    </button>
  );
}
