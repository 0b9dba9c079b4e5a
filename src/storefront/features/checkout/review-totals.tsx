import { formatRupees } from '#domain/money/format-rupees.ts';
import { type Paise, toPaise } from '#domain/money/paise.ts';
import { type Charge, ROUND_OFF_LABEL, SHIPPING_FREE_LABEL, SHIPPING_PAISE } from '#domain/pricing/charged-amount.ts';
import { SumList, type SumRow } from '#ui/layout/sum-list.tsx';

type ReviewTotalsProps = { subtotalPaise: Paise; charge: Charge; totalId: string };

const formatWhole = (amount: Paise): string => formatRupees(amount, { decimals: 0 });
const formatExact = (amount: Paise): string => formatRupees(amount, { decimals: 2 });

/** Whole rupees, as in the cart (CHK-24), with a round-off row if needed (D-08). */
export function ReviewTotals({ subtotalPaise, charge, totalId }: ReviewTotalsProps) {
  const { amountInPaise, roundOffPaise } = charge;
  const roundOff: SumRow = {
    label: `${ROUND_OFF_LABEL} of ${formatExact(toPaise(amountInPaise - roundOffPaise))}`,
    amount: `${roundOffPaise > 0 ? '+' : ''}${formatExact(roundOffPaise)}`,
    emphasis: 'small',
  };
  return (
    <SumList
      rows={[
        { label: 'Subtotal', amount: formatWhole(subtotalPaise) },
        { label: 'Shipping', amount: SHIPPING_PAISE === 0 ? SHIPPING_FREE_LABEL : formatWhole(SHIPPING_PAISE) },
        ...(roundOffPaise === 0 ? [] : [roundOff]),
        { label: 'Total', amount: formatWhole(amountInPaise), emphasis: 'total', id: totalId },
      ]}
    />
  );
}
