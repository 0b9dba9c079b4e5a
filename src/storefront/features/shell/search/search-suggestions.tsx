import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { loadProductSearch, type ProductSearch } from '#storefront/search/product-search.ts';
import { selectProductList, selectProducts } from '#storefront/state/catalogue/products-selectors.ts';
import { getProductListKey } from '#storefront/state/catalogue/products-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { Link } from '#ui/actions/link.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import styles from './search-box.module.css';
import { useSuggestions } from './use-suggestions.ts';

type SearchSuggestionsProps = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  hasFocus: boolean;
  onOpen: (url: string) => void;
  /** Called when the visitor follows a suggestion's link. */
  onFollow: (() => void) | undefined;
};

const NO_MATCHES = 'No matching products';

/** Keeps the focus, and so the list, until the click. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Suggests products that are already in the store; counts them only if the store holds the whole list. */
export function SearchSuggestions({ id, input, hasFocus, onOpen, onFollow }: SearchSuggestionsProps) {
  const allProducts = useAppSelector((state) => selectProductList(state, getProductListKey()));
  const someProducts = useAppSelector(selectProducts);
  const { products, search } = useProductSearch(allProducts ?? someProducts, hasFocus);
  const isWholeList = products === allProducts;
  const { isOpen, suggestions, matchCount, active } = useSuggestions({
    id,
    input,
    find: search,
    onChoose: (product: Product) => onOpen(paths.product(product.id)),
  });
  const isEmpty = isOpen && suggestions.length === 0;
  /** Closes the suggestions too: the list of all products may be on this page. */
  const leaveSearch = () => {
    input.current?.blur();
    onFollow?.();
  };
  return (
    <>
      <div className={styles.popup} hidden={!isOpen}>
        <div id={`${id}-suggestions`} role="listbox" aria-label="Matching products" hidden={suggestions.length === 0}>
          {suggestions.map((product, index) => (
            <Link
              key={product.id}
              id={`${id}-${index}`}
              to={paths.product(product.id)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.suggestion}
              onMouseDown={keepFocus}
              {...(onFollow && { onClick: onFollow })}
            >
              <Picture file={product.images[0]} alt="" sizes="44px" ratio="1" />
              <span>
                {product.title}
                <span className={styles.kind}>{product.category}</span>
              </span>
            </Link>
          ))}
        </div>
        {isEmpty && isWholeList ? (
          <>
            {/* The status below says it to screen readers. */}
            <p className={styles.none} aria-hidden="true">
              {NO_MATCHES}
            </p>
            <Link
              to={paths.allProducts()}
              tabIndex={-1}
              className={styles.all}
              onMouseDown={keepFocus}
              onClick={leaveSearch}
            >
              See all products
            </Link>
          </>
        ) : (
          // Enter does the same, so the button is not a tab stop. Not removed when it is clicked: React reads the form with it.
          <button type="submit" tabIndex={-1} className={styles.all} onMouseDown={keepFocus}>
            {isEmpty ? 'Search all products' : 'See all results'}
          </button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen && formatStatus(matchCount, isWholeList)}</span>
      </VisuallyHidden>
    </>
  );
}

/** A search and the list that it searches. */
type LoadedSearch = { products: readonly Product[]; search: ProductSearch };

const NO_SEARCH: LoadedSearch = { products: [], search: () => [] };

/**
 * Finds nothing until the index is built, then searches the previous list until the index of a new one is built. Starts
 * to build only while the field has the focus.
 */
function useProductSearch(products: readonly Product[], hasFocus: boolean): LoadedSearch {
  const [loaded, setLoaded] = useState(NO_SEARCH);
  useEffect(() => {
    if (!hasFocus) return;
    let isOutdated = false;
    void loadProductSearch(products).then((search) => isOutdated || setLoaded({ products, search }));
    return () => {
      isOutdated = true;
    };
  }, [products, hasFocus]);
  return loaded;
}

function formatStatus(count: number, isWholeList: boolean): string {
  if (!isWholeList) return count === 0 ? '' : 'Suggestions are shown below';
  if (count === 0) return NO_MATCHES;
  return count === 1 ? '1 matching product' : `${count} matching products`;
}
