import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './back-link.module.css';

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={styles.back}>
    <Icon name="arrowLeft" size={18} />
    {children}
  </Link>
);
