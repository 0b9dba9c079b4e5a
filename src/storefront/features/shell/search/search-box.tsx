import { type FormEvent, useId, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { searchProducts } from '#domain/catalogue/search/product-search.ts';
import { loadIfOnline } from '#storefront/browser/when-online.ts';
import { selectProducts } from '#storefront/state/catalogue/products-selectors.ts';
import { useAppStore } from '#storefront/state/hooks.ts';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './search-box.module.css';
import { SearchSuggestions } from './search-suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

const MAX_SUGGESTIONS = 6;

/**
 * Suggests products that are already in the store and opens the full list on Enter; sends no requests
 * (D-05). Without JavaScript it is a plain form.
 */
export function SearchBox({ onNavigate }: { onNavigate?: () => void }) {
  const id = useId();
  const navigateTo = useNavigateTo();
  const store = useAppStore();
  const openPage = (url: string) => {
    onNavigate?.();
    navigateTo(url);
  };
  const [search, setSearch] = useState<typeof searchProducts>();
  // Loads the search index on first focus.
  const loadSearch = () =>
    void loadIfOnline(() => import('#domain/catalogue/search/product-search.ts')).then(
      (module) => setSearch(() => module.searchProducts),
      // Offline there are no suggestions; Enter works once the connection is back.
      () => undefined,
    );
  const findProducts = (text: string): readonly Product[] =>
    search?.(selectProducts(store.getState()), text).slice(0, MAX_SUGGESTIONS) ?? [];
  const combobox = useSuggestions({
    find: findProducts,
    onChoose: (product: Product) => openPage(paths.product(product.id)),
  });
  const { text, isOpen, suggestions, active } = combobox;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    combobox.close();
    if (text.trim() !== '') openPage(paths.allProducts(text));
  };

  return (
    <form
      aria-label="Site search"
      className={styles.search}
      action={paths.allProducts()}
      onSubmit={submit}
      onBlur={combobox.close}
    >
      <div className={styles.line}>
        <Icon name="search" size={20} />
        <input
          type="search"
          name="q"
          className={styles.input}
          placeholder="Search"
          aria-label="Search products"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-suggestions`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onFocus={loadSearch}
          onChange={(event) => combobox.changeText(event.target.value)}
          onKeyDown={combobox.handleKey}
        />
      </div>
      <SearchSuggestions id={id} isOpen={isOpen} suggestions={suggestions} active={active} onChoose={onNavigate} />
    </form>
  );
}
