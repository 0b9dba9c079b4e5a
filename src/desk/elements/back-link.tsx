import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './back-link.module.css';

type BackLinkProps = {
  to: string;
  /** History state, in which the target page finds its own way back. */
  state?: unknown;
  children: string;
};

export const BackLink = ({ to, state, children }: BackLinkProps) => (
  <Link to={to} state={state} className={styles.back}>
    <Icon name="arrowLeft" size={18} />
    {children}
  </Link>
);
