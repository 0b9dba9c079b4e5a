import type { CartView } from '#storefront/state/cart/use-cart-view.ts';
import { CartLine } from './cart-line.tsx';
import { OrderSummary } from './order-summary.tsx';
import styles from './shopping-cart.module.css';
import type { CartActions } from './use-cart-actions.ts';

export function CartContents({ view, actions }: { view: CartView; actions: CartActions }) {
  const { items, subtotalPaise, isSignedIn } = view;
  return (
    <div className={styles.columns}>
      <ul className={styles.lines} aria-label="Items in your cart">
        {items.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            canEdit={isSignedIn}
            onQuantityChange={(quantity) => actions.setQuantity(item, quantity)}
            onRemove={() => actions.remove(item)}
          />
        ))}
      </ul>
      <OrderSummary
        items={items}
        subtotalPaise={subtotalPaise}
        isClearing={actions.isClearing}
        onClear={() => actions.clear(items)}
      />
    </div>
  );
}
