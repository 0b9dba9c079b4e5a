import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { paise } from '#domain/money/paise.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from '../payment-screens.module.css';
import { formatOrderId, readSuccessState, type SuccessState } from './payment-outcome.ts';

export function SuccessScreen() {
  const { state } = useLocation();
  // The first render must match the server's, which has no history state.
  const paid = useHydrated() ? readSuccessState(state) : undefined;
  return (
    <div className={styles.screen}>
      <span className={`${styles.mark} ${styles.paid}`}>
        <Icon name="check" size={40} />
      </span>
      <h1>Payment Successful</h1>
      <p className={styles.lead}>Thanks for your purchase!</p>
      {paid && <Receipt paid={paid} />}
      <p className={styles.next}>
        We check your measurements and begin to make your order. You can follow it under My Orders.
      </p>
      <div className={styles.ways}>
        <ButtonLink to={paths.orders}>View Orders</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  );
}

function Receipt({ paid: { orderId, paymentId, id, amountInPaise } }: { paid: SuccessState }) {
  const number = formatOrderId(orderId);
  return (
    <dl className={styles.facts}>
      {amountInPaise !== null && (
        <div>
          <dt>Amount</dt>
          <dd>{formatRupees(paise(amountInPaise), { decimals: 2 })}</dd>
        </div>
      )}
      <div>
        <dt>Order ID</dt>
        <dd>{id === null ? number : <Link to={paths.order(id)}>{number}</Link>}</dd>
      </div>
      {paymentId !== null && (
        <div>
          <dt>Payment ID</dt>
          <dd>{paymentId}</dd>
        </div>
      )}
    </dl>
  );
}
