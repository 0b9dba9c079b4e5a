import { formatRupees } from '#domain/money/format-rupees.ts';
import type { Paise } from '#domain/money/paise.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { BottomBar } from '#ui/layout/bottom-bar.tsx';
import styles from './order-review.module.css';
import { PayButton } from './pay-button.tsx';

type PayBarProps = { amount: Paise; totalId: string; isPaying: boolean };

/** On a phone the sum and the button stay in sight; on a desk they stand under the total. */
export function PayBar({ amount, totalId, isPaying }: PayBarProps) {
  return (
    <>
      <BottomBar label="Total" amount={formatRupees(amount, { decimals: 0 })}>
        <PayButton isPaying={isPaying} totalId={totalId} />
      </BottomBar>
      <p className={styles.assurance}>
        <Icon name="lock" size={18} />
        You pay on the page of our payment partner, Cashfree. We never see your card or UPI details.
      </p>
    </>
  );
}
