import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { getTabForKey } from './tab-keys.ts';
import styles from './tabs.module.css';

type Tab = { id: string; label: ReactNode };

type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  centred?: boolean;
};

/** Automatic activation: the arrows move focus and selection together; one stop for the Tab key. */
export function Tabs({ label, tabs, selected, onSelect, children, centred = false }: TabsProps) {
  const base = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  const move = (event: KeyboardEvent, index: number) => {
    const target = tabs[getTabForKey(event.key, index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    buttons.current.get(target.id)?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={classNames(styles.list, centred && styles.centred)}>
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
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
