import { type FormEvent, useId, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { MAX_QUERY_VALUE_LENGTH } from '#domain/catalogue/listing/query-limits.ts';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './search-box.module.css';

const loadSuggestions = async () => (await import('./search-suggestions.tsx')).SearchSuggestions;

type SearchBoxProps = {
  /** The text to start with. */
  q?: string;
  onNavigate?: () => void;
};

/**
 * Opens the results on Enter; without JavaScript it is a plain form. Suggestions load on the first focus and send no
 * requests (D-05).
 */
export function SearchBox({ q, onNavigate }: SearchBoxProps) {
  const id = useId();
  const navigateTo = useNavigateTo();
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [wasFocused, setWasFocused] = useState(false);
  const { module: Suggestions } = useOnDemand(loadSuggestions, wasFocused);
  const enter = () => {
    setHasFocus(true);
    setWasFocused(true);
  };
  const openPage = (url: string) => {
    onNavigate?.();
    navigateTo(url);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (text) openPage(paths.allProducts(text));
  };
  return (
    <form aria-label="Site search" className={styles.search} action={paths.allProducts()} onSubmit={submit}>
      <div className={styles.line}>
        <Icon name="search" size={20} />
        <input
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          placeholder="Search"
          aria-label="Search products"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={`${id}-suggestions`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_QUERY_VALUE_LENGTH}
          defaultValue={q}
          onFocus={enter}
          onBlur={() => setHasFocus(false)}
        />
      </div>
      {wasFocused && Suggestions && (
        <Suggestions id={id} input={input} hasFocus={hasFocus} onOpen={openPage} onFollow={onNavigate} />
      )}
    </form>
  );
}
