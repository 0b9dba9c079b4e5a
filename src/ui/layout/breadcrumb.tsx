import { Link } from '../actions/link.tsx';
import styles from './breadcrumb.module.css';

type Crumb = { label: string; to?: string };

/** The last crumb is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" data-print="hide">
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label}>
            {crumb.to !== undefined && index < crumbs.length - 1 ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
