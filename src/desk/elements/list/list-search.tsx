import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShortcut } from '#desk/elements/use-shortcut.ts';
import { usePendingNavigation } from '#ui/actions/pending-navigation.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import styles from './list-tools.module.css';

const TYPING_PAUSE_MS = 350;

type ListSearchProps = {
  /** For example 'Search orders'. */
  label: string;
  placeholder: string;
  text: string;
  onSearch: (text: string) => void;
};

/** Searches while typing; `/` focuses it. */
export function ListSearch({ label, placeholder, text, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(text);
  const [previousText, setPreviousText] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  // Back or a link to another view changes the text.
  if (text !== previousText) {
    setPreviousText(text);
    if (typed.trim() !== text) setTyped(text);
  }
  const search = useEffectEvent((words: string) => {
    if (words !== text) onSearch(words);
  });
  // A search that fires now would return to the view being left.
  const isLeaving = usePendingNavigation();
  useEffect(() => {
    if (isLeaving) return undefined;
    const timer = setTimeout(() => search(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isLeaving]);
  const isSearching = isSearchRequested(useLocation().state);
  useEffect(() => {
    if (isSearching) field.current?.focus();
  }, [isSearching]);
  useShortcut('/', () => field.current?.focus());
  return (
    <div className={styles.search}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="search" size={18} />
        <input
          ref={field}
          type="search"
          className={styles.control}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onSearch(typed.trim());
          }}
        />
      </label>
    </div>
  );
}

/** True if `/` on another page opened this one. */
const isSearchRequested = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSearching' in state && state.isSearching === true;
