import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './icon-fact.module.css';

type IconFactProps = { icon: IconName; title: ReactNode; children?: ReactNode };

/** A short statement beside an icon; `children` are its details. */
export const IconFact = ({ icon, title, children }: IconFactProps) => (
  <div className={styles.fact}>
    <Icon name={icon} size={22} />
    <div>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  </div>
);
