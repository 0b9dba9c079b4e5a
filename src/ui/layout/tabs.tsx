import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

type Tab = { id: string; label: ReactNode };

type TabsProps = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  isCentred?: boolean;
};

/** Arrow keys move focus and selection together; the list is one tab stop. */
export function Tabs({ label, tabs, selected, onSelect, children, isCentred = false }: TabsProps) {
  const idPrefix = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  const selectByKey = (event: KeyboardEvent, index: number) => {
    const target = tabs[getTabIndexForKey(event.key, index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    buttons.current.get(target.id)?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={classNames(styles.list, isCentred && styles.centred)}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(node) => {
              if (node) buttons.current.set(tab.id, node);
              return () => {
                buttons.current.delete(tab.id);
              };
            }}
            type="button"
            role="tab"
            id={`${idPrefix}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${idPrefix}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => selectByKey(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${idPrefix}-panel`}
        aria-labelledby={`${idPrefix}-${selected}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}

/** Returns index of the tab for a key, wrapping at both ends; `undefined` for other keys. */
function getTabIndexForKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
