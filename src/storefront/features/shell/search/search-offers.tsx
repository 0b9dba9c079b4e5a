import type { MouseEvent } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { Link } from '#ui/actions/link.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import styles from './search-box.module.css';

type SearchOffersProps = {
  id: string;
  isOpen: boolean;
  offers: readonly Product[];
  active: number;
  onChoose: (() => void) | undefined;
};

/** Focus, and with it the list, stays until the click has happened. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

export function SearchOffers({ id, isOpen, offers, active, onChoose }: SearchOffersProps) {
  return (
    <>
      <div className={styles.popup} hidden={!isOpen}>
        <div id={`${id}-offers`} role="listbox" aria-label="Matching products" hidden={offers.length === 0}>
          {offers.map((product, index) => (
            <Link
              key={product.id}
              id={`${id}-${index}`}
              to={paths.product(product.id)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.offer}
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
        {/* Enter does the same, so it is no further stop for the Tab key. */}
        {isOpen && (
          <button type="submit" tabIndex={-1} className={styles.all} onMouseDown={keepFocus}>
            See all results
          </button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{offersText(offers.length)}</span>
      </VisuallyHidden>
    </>
  );
}

const offersText = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 matching product' : `${count} matching products`;
