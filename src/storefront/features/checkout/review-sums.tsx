import { formatRupees } from '#domain/money/format-rupees.ts';
import { type Paise, paise } from '#domain/money/paise.ts';
import { type Charge, ROUND_OFF_LABEL, SHIPPING_FREE_LABEL, SHIPPING_PAISE } from '#domain/pricing/charged-amount.ts';
import { SumList, type SumRow } from '#ui/layout/sum-list.tsx';

type ReviewSumsProps = { subtotalPaise: Paise; charge: Charge; totalId: string };

const whole = (amount: Paise): string => formatRupees(amount, { decimals: 0 });
const exact = (amount: Paise): string => formatRupees(amount, { decimals: 2 });

/** Whole rupees, as in the cart (CHK-24); where paise were rounded away, a line says how many (D-08). */
export function ReviewSums({ subtotalPaise, charge, totalId }: ReviewSumsProps) {
  const { amountInPaise, roundOffPaise } = charge;
  const roundOff: SumRow = {
    label: `${ROUND_OFF_LABEL} of ${exact(paise(amountInPaise - roundOffPaise))}`,
    amount: `${roundOffPaise > 0 ? '+' : ''}${exact(roundOffPaise)}`,
    look: 'small',
  };
  return (
    <SumList
      rows={[
        { label: 'Subtotal', amount: whole(subtotalPaise) },
        { label: 'Shipping', amount: SHIPPING_PAISE === 0 ? SHIPPING_FREE_LABEL : whole(SHIPPING_PAISE) },
        ...(roundOffPaise === 0 ? [] : [roundOff]),
        { label: 'Total', amount: whole(amountInPaise), look: 'total', id: totalId },
      ]}
    />
  );
}
