import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { SIZE_NEEDED_MESSAGE } from '#domain/pricing/price-before-size.ts';
import { focusFirstField } from '../../browser/focus-field.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './buy-bar.module.css';
import { priceText } from './price-box.tsx';
import { SIZE_ID } from './size-input.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import type { ConfiguredProduct } from './use-configured-product.ts';

/** Without an entry in the history: Back must leave the page, not the size. */
function toSize(event: MouseEvent): void {
  event.preventDefault();
  focusFirstField(SIZE_ID);
}

/** One button for all screens: under the price on a desk, in a bar along the bottom of anything smaller. */
export function BuyBar(configured: ConfiguredProduct) {
  const { price, canAdd } = configured;
  const { isAdding, isAdded, add } = useAddToCart(configured);
  return (
    <div className={styles.buy}>
      <div className={styles.bar} data-bottom-bar>
        <div className={styles.short}>
          <span className={styles.amount} aria-hidden="true">
            {canAdd ? priceText(price) : `From ${priceText(price)}`}
          </span>
          {!canAdd && (
            <a href={`#${SIZE_ID}`} className={styles.toSize} onClick={toSize}>
              Enter your size
            </a>
          )}
        </div>
        <Button wide disabled={!canAdd} busy={isAdding} busyLabel="ADDING…" onClick={add} aria-describedby="add-hint">
          ADD TO CART
        </Button>
      </div>
      <p id="add-hint" className={styles.hint} hidden={canAdd}>
        {SIZE_NEEDED_MESSAGE}
      </p>
      <div role="status" className={styles.status}>
        {isAdded && (
          <p className={styles.added}>
            <Icon name="check" size={20} />
            <span>Added to your cart.</span>
            <Link to={paths.cart}>View cart</Link>
          </p>
        )}
      </div>
    </div>
  );
}
