import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/cart/quantity.ts';
import { changeQuantity } from '#storefront/state/cart/cart-quantity.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Stepper } from '#ui/fields/stepper.tsx';
import type { ConfiguredProduct } from '../use-configured-product.ts';
import styles from './line-in-cart.module.css';
import { useSameLine } from './use-same-line.ts';

/** What is already ordered just like this can be counted here, without a way to the cart. */
export function LineInCart(configured: ConfiguredProduct) {
  const dispatch = useAppDispatch();
  const same = useSameLine(configured);
  if (!same) return null;
  return (
    <div className={styles.line}>
      <p>In your cart</p>
      <Stepper
        label={`Quantity of ${same.productTitle} in your cart`}
        value={same.quantity}
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        onChange={(quantity) => void dispatch(changeQuantity(same.id, quantity))}
      />
    </div>
  );
}
