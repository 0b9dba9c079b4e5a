import type { CartItem } from '#contract/storefront/cart.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/cart/quantity.ts';
import { changeQuantity } from '#storefront/state/cart/change-quantity.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Stepper } from '#ui/fields/stepper.tsx';
import styles from './line-in-cart.module.css';

/** Changes the quantity of an identical cart line in place. */
export function LineInCart({ line }: { line: CartItem }) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.line}>
      <p>In your cart</p>
      <Stepper
        label={`Quantity of ${line.productTitle} in your cart`}
        value={line.quantity}
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        onChange={(quantity) => void dispatch(changeQuantity(line.id, quantity))}
      />
    </div>
  );
}
