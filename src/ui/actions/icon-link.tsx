import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './icon-button.module.css';
import { Link } from './link.tsx';

type IconLinkProps = {
  to: string;
  label: string;
  icon: IconName;
  /** A badge over the corner. */
  children?: ReactNode;
};

export function IconLink({ to, label, icon, children }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} title={label} className={styles.iconButton}>
      <Icon name={icon} />
      {children}
    </Link>
  );
}
