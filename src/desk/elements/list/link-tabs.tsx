import { Link } from '#ui/actions/link.tsx';
import styles from './list-tabs.module.css';

type LinkTab = { label: string; to: string; isCurrent: boolean; count?: number | undefined };

/** The tabs are links, so that staff can open one in a new window. */
export const LinkTabs = ({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) => (
  <nav aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map(({ label: text, to, isCurrent, count }) => (
        <li key={text} ref={isCurrent ? scrollToTab : undefined}>
          <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
            {text}
            {count !== undefined && <span className={styles.count}> {count.toLocaleString('en-IN')}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** On narrow screens, the current tab may be outside of the row. Only the row scrolls, not the page. */
function scrollToTab(tab: HTMLLIElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
}
