import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { toPaise } from '#domain/money/paise.ts';
import { formatDay } from '#domain/time/india-time.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { formatOrderId, readSuccessState, type SuccessState } from './payment-outcome.ts';
import styles from './payment-return.module.css';

const NEXT_STEPS = "We'll check your measurements and start making your order. You can track it under My Orders.";
const NO_PAYMENT = "There's no payment to show here. Your orders are under My Orders.";

export function PaymentSuccess() {
  const { state } = useLocation();
  // The first render must match the server's, which has no history state.
  const isHydrated = useHydrated();
  const payment = isHydrated ? readSuccessState(state) : undefined;
  return (
    <div className={styles.page}>
      <span className={`${styles.mark} ${styles.paid}`}>
        <Icon name="check" size={40} />
      </span>
      <h1>Payment Successful</h1>
      <p className={styles.lead}>Thanks for your purchase!</p>
      {payment && <Receipt payment={payment} />}
      {isHydrated && <p className={styles.next}>{payment ? NEXT_STEPS : NO_PAYMENT}</p>}
      <div className={styles.actions}>
        <ButtonLink to={paths.orders}>View Orders</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  );
}

function Receipt({ payment }: { payment: SuccessState }) {
  const { orderId, paymentId, id, amountInPaise, promisedDeliveryDate } = payment;
  const orderNumber = formatOrderId(orderId);
  return (
    <dl className={styles.facts}>
      {amountInPaise !== null && (
        <div>
          <dt>Amount</dt>
          <dd>{formatRupees(toPaise(amountInPaise), { decimals: 2 })}</dd>
        </div>
      )}
      <div>
        <dt>Order ID</dt>
        <dd>{id === null ? orderNumber : <Link to={paths.order(id)}>{orderNumber}</Link>}</dd>
      </div>
      {paymentId !== null && (
        <div>
          <dt>Payment ID</dt>
          <dd>{paymentId}</dd>
        </div>
      )}
      {promisedDeliveryDate !== null && (
        <div>
          <dt>Delivery by</dt>
          <dd>{formatDay(promisedDeliveryDate)}</dd>
        </div>
      )}
    </dl>
  );
}
