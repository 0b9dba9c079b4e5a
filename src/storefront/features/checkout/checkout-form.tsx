import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { LoadError } from '#ui/feedback/load-error.tsx';
import styles from './checkout.module.css';
import { CheckoutHints } from './checkout-hints.tsx';
import { DeliveryFields } from './delivery/delivery-fields.tsx';
import { useDeliveryForm } from './delivery/use-delivery-form.ts';
import { OrderReview } from './order-review.tsx';
import { PayButton } from './pay-bar.tsx';
import type { CheckoutView } from './use-checkout-view.ts';
import { usePayment } from './use-payment.ts';

export function CheckoutForm({ view }: { view: CheckoutView }) {
  const dispatch = useAppDispatch();
  const delivery = useDeliveryForm();
  const { isPaying, submit } = usePayment(delivery, view);
  const { cart, charge } = view;
  return (
    <>
      <CheckoutHints isSignedIn={cart.isSignedIn} lacksDetails={view.lacksDetails} />
      <form className={styles.columns} aria-label="Checkout" noValidate onSubmit={submit}>
        <DeliveryFields delivery={delivery} readOnly={isPaying} />
        <div className={styles.side}>
          {cart.error && (
            <LoadError message={cart.error.lead} detail={cart.error.text} onRetry={() => void dispatch(fetchCart())} />
          )}
          {cart.phase === 'ready' ? (
            <OrderReview
              items={cart.items}
              subtotalPaise={cart.subtotalPaise}
              charge={charge}
              pincode={delivery.watch('pincode')}
              isPaying={isPaying}
            />
          ) : (
            <PayButton isPaying={isPaying} />
          )}
        </div>
      </form>
    </>
  );
}
