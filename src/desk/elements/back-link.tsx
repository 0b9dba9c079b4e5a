import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './back-link.module.css';

type BackLinkProps = {
  to: string;
  /** Of the history: the page there finds its own way back in it. */
  state?: unknown;
  children: string;
};

export const BackLink = ({ to, state, children }: BackLinkProps) => (
  <Link to={to} state={state} className={styles.back}>
    <Icon name="arrowLeft" size={18} />
    {children}
  </Link>
);
