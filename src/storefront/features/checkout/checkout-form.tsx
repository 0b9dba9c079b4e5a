import { useRef } from 'react';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import styles from './checkout.module.css';
import { CheckoutHints } from './checkout-hints.tsx';
import notes from './checkout-notes.module.css';
import { DeliveryFields } from './delivery/delivery-fields.tsx';
import { useDeliveryForm } from './delivery/use-delivery-form.ts';
import { OrderReview } from './order-review.tsx';
import { PayButton } from './pay-bar.tsx';
import type { CheckoutView } from './use-checkout-view.ts';
import { usePayment } from './use-payment.ts';

export function CheckoutForm({ view }: { view: CheckoutView }) {
  const form = useRef<HTMLFormElement>(null);
  const delivery = useDeliveryForm();
  const { isPaying, submit } = usePayment(form, delivery, view);
  const { cart, charge } = view;
  return (
    <>
      <CheckoutHints isSignedIn={cart.isSignedIn} lacksDetails={view.lacksDetails} />
      <form ref={form} className={styles.columns} aria-label="Checkout" noValidate onSubmit={submit}>
        <DeliveryFields delivery={delivery} readOnly={isPaying} />
        <div className={styles.side}>
          {cart.error !== null && <CartError error={cart.error} />}
          {cart.phase === 'ready' ? (
            <OrderReview items={cart.items} subtotalPaise={cart.subtotalPaise} charge={charge} isPaying={isPaying} />
          ) : (
            <PayButton isPaying={isPaying} />
          )}
        </div>
      </form>
    </>
  );
}

function CartError({ error }: { error: string }) {
  const dispatch = useAppDispatch();
  return (
    <div role="alert" className={notes.problem}>
      <p>{error}</p>
      <Button variant="secondary" size="small" onClick={() => void dispatch(fetchCart())}>
        Try again
      </Button>
    </div>
  );
}
