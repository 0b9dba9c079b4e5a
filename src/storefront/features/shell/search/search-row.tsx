import { useRef } from 'react';
import { SearchBox } from './search-box.tsx';
import styles from './search-row.module.css';

/** Shows search at the top of a page on screens whose header has no space for it (D-05). */
export function SearchRow({ q = '' }: { q?: string }) {
  const row = useRef<HTMLDivElement>(null);
  // The results may be on the same page, where nothing else moves the focus; it also closes a phone's keyboard.
  const focusPage = () => row.current?.closest('main')?.focus({ preventScroll: true });
  return (
    <div ref={row} className={styles.row}>
      <SearchBox key={q} q={q} onNavigate={focusPage} />
    </div>
  );
}
