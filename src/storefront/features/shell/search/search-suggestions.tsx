import type { MouseEvent } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { Link } from '#ui/actions/link.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import styles from './search-box.module.css';

type SearchSuggestionsProps = {
  id: string;
  isOpen: boolean;
  suggestions: readonly Product[];
  active: number;
  onChoose: (() => void) | undefined;
};

/** Keeps the focus, and so the list, until the click. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

export function SearchSuggestions({ id, isOpen, suggestions, active, onChoose }: SearchSuggestionsProps) {
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
              {...(onChoose && { onClick: onChoose })}
            >
              <Picture file={product.images[0]} alt="" sizes="44px" ratio="1" />
              <span>
                {product.title}
                <span className={styles.kind}>{product.category}</span>
              </span>
            </Link>
          ))}
        </div>
        {/* Enter does the same, so the button is not a tab stop. */}
        {isOpen && (
          <button type="submit" tabIndex={-1} className={styles.all} onMouseDown={keepFocus}>
            See all results
          </button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{formatSuggestionCount(suggestions.length)}</span>
      </VisuallyHidden>
    </>
  );
}

const formatSuggestionCount = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 matching product' : `${count} matching products`;
