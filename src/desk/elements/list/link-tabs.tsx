import { useLayoutEffect, useRef } from 'react';
import { Link } from '#ui/actions/link.tsx';
import styles from './list-tabs.module.css';

type LinkTab = { label: string; to: string; isCurrent: boolean; count?: number | undefined };

/** The tabs are links, so that staff can open one in a new window. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const currentTab = useRef<HTMLLIElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label;
  // Loaded counts push the tabs behind them aside. A count with as many digits as before doesn't undo scrolling by hand.
  const digits = tabs.map(({ count }) => formatCount(count).length).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide where the current tab is
  useLayoutEffect(() => scrollToTab(currentTab.current), [current, digits]);
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ label: text, to, isCurrent, count }) => (
          <li key={text} ref={isCurrent ? currentTab : undefined}>
            <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              {count !== undefined && <span className={styles.count}> {formatCount(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const formatCount = (count: number | undefined): string => count?.toLocaleString('en-IN') ?? '';

/** On narrow screens, the current tab may be outside of the row. Only the row scrolls, not the page. */
function scrollToTab(tab: HTMLLIElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
}
