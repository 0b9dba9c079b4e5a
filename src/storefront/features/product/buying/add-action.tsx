import type { MouseEvent } from 'react';
import { paths } from '#contract/paths.ts';
import { focusFirstField } from '#storefront/browser/focus-field.ts';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import bottomBar from '#ui/layout/bottom-bar.module.css';
import { useMatchingLine } from '../cart-line/use-matching-line.ts';
import { SIZE_ID } from '../configuration/use-configuration.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import { BarPrice } from './bar-price.tsx';
import { BarStatus } from './bar-status.tsx';
import styles from './buy-bar.module.css';
import { OrderSample } from './order-sample.tsx';
import { revealMessage } from './reveal-message.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Adds no history entry, so that Back leaves the page. */
function focusSizeInput(event: MouseEvent): void {
  event.preventDefault();
  focusFirstField(SIZE_ID);
}

const loadLineInCart = async () => (await import('../cart-line/line-in-cart.tsx')).LineInCart;

export function AddAction(configurator: ProductConfigurator) {
  const { canAddToCart, isTooLarge } = configurator;
  const line = useMatchingLine(configurator);
  const { module: LineInCart } = useOnDemand(loadLineInCart, line !== undefined);
  const { isAdding, isAdded, add } = useAddToCart(configurator);
  return (
    <>
      <div className={styles.actions}>
        <div className={bottomBar.bar} data-bottom-bar>
          <BarPrice {...configurator}>
            {!canAddToCart && (
              <a href={`#${SIZE_ID}`} className={styles.toSize} onClick={focusSizeInput}>
                {isTooLarge ? 'Enter a smaller size' : 'Enter your size'}
              </a>
            )}
          </BarPrice>
          <Button
            isWide
            disabled={!canAddToCart}
            isBusy={isAdding}
            busyLabel="ADDING…"
            onClick={add}
            aria-describedby="add-hint"
          >
            ADD TO CART
          </Button>
        </div>
        <OrderSample {...configurator} />
      </div>
      <BarStatus>
        {isAdded && (
          <p ref={revealMessage} className={styles.message}>
            <Icon name="check" size={20} />
            <span>Added to your cart.</span> <Link to={paths.cart}>View cart</Link>{' '}
            <Link to={paths.checkout}>Checkout</Link>
          </p>
        )}
      </BarStatus>
      {line && LineInCart && <LineInCart line={line} />}
    </>
  );
}
