import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './search-box.module.css';

type SearchOffersProps = {
  id: string;
  offers: readonly Product[];
  active: number;
  onChoose: (() => void) | undefined;
};

export function SearchOffers({ id, offers, active, onChoose }: SearchOffersProps) {
  return (
    <>
      <div
        id={`${id}-offers`}
        role="listbox"
        aria-label="Matching products"
        hidden={offers.length === 0}
        className={styles.offers}
      >
        {offers.map((product, index) => (
          <Link
            key={product.id}
            id={`${id}-${index}`}
            to={paths.product(product.id)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.offer}
            // Keeps focus, and with it the list, until the click has happened.
            onMouseDown={(event) => event.preventDefault()}
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
      <VisuallyHidden>
        <span role="status">{offersText(offers.length)}</span>
      </VisuallyHidden>
    </>
  );
}

const offersText = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 matching product' : `${count} matching products`;
