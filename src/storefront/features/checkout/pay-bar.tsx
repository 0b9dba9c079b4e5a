import { formatRupees } from '#domain/money/format-rupees.ts';
import type { Paise } from '#domain/money/paise.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { BottomBar } from '#ui/layout/bottom-bar.tsx';
import styles from './order-review.module.css';

type PayBarProps = { amount: Paise; totalId: string; isPaying: boolean };

/** A sticky bar on phones; below the total on desktop. */
export function PayBar({ amount, totalId, isPaying }: PayBarProps) {
  return (
    <>
      <BottomBar label="Total" amount={formatRupees(amount, { decimals: 0 })}>
        <PayButton isPaying={isPaying} totalId={totalId} />
      </BottomBar>
      <p className={styles.assurance}>
        <Icon name="lock" size={18} />
        You'll pay on the page of our payment partner, Cashfree. We never see your card or UPI details.
      </p>
    </>
  );
}

/** @param totalId the element with the total, announced with the button */
export function PayButton({ isPaying, totalId }: { isPaying: boolean; totalId?: string }) {
  return (
    <Button type="submit" isWide isBusy={isPaying} busyLabel="Processing…" aria-describedby={totalId}>
      Pay Securely
    </Button>
  );
}
