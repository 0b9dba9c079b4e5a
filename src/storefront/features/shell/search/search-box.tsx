import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import type { searchProducts } from '#domain/catalogue/product-search.ts';
import { whenOnline } from '#storefront/browser/when-online.ts';
import { selectProducts } from '#storefront/state/catalogue/products-selectors.ts';
import { useAppStore } from '#storefront/state/hooks.ts';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './search-box.module.css';
import { SearchOffers } from './search-offers.tsx';
import { useSearchOffers } from './use-search-offers.ts';

const MOST_OFFERS = 6;

/**
 * Offers matches among the products that are already here and opens the full list on Enter; it asks the server for
 * nothing (D-05). Without JavaScript it is a plain form.
 */
export function SearchBox({ onLeave }: { onLeave?: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const store = useAppStore();
  const leaveTo = (address: string) => {
    onLeave?.();
    navigate(address);
  };
  const [searchAmong, setSearch] = useState<typeof searchProducts>();
  // Who only looks around need not load it.
  const prepare = () =>
    void whenOnline(() => import('#domain/catalogue/product-search.ts')).then(
      (module) => setSearch(() => module.searchProducts),
      // Without a line there are no offers; Enter still works, as soon as it is back.
      () => undefined,
    );
  const find = (text: string): readonly Product[] =>
    searchAmong?.(selectProducts(store.getState()), text).slice(0, MOST_OFFERS) ?? [];
  const search = useSearchOffers({ find, onChoose: (product: Product) => leaveTo(paths.product(product.id)) });
  const { text, isOpen, offers, active } = search;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.close();
    if (text.trim() !== '') leaveTo(paths.allProducts(text));
  };

  return (
    <form
      aria-label="Site search"
      className={styles.search}
      action={paths.allProducts()}
      onSubmit={submit}
      onBlur={search.close}
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
          aria-expanded={offers.length > 0}
          aria-controls={`${id}-offers`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onFocus={prepare}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.press}
        />
      </div>
      <SearchOffers id={id} isOpen={isOpen} offers={offers} active={active} onChoose={onLeave} />
    </form>
  );
}
