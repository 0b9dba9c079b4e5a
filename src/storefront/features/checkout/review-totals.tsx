import { formatRupees } from '#domain/money/format-rupees.ts';
import type { Paise } from '#domain/money/paise.ts';
import { SHIPPING_FREE_LABEL, SHIPPING_PAISE } from '#domain/pricing/charged-amount.ts';
import { SumList } from '#ui/layout/sum-list.tsx';

type ReviewTotalsProps = { subtotalPaise: Paise; totalPaise: Paise; totalId: string };

const formatWhole = (amount: Paise): string => formatRupees(amount, { decimals: 0 });

/** Whole rupees only, as in the cart (D-49). */
export function ReviewTotals({ subtotalPaise, totalPaise, totalId }: ReviewTotalsProps) {
  return (
    <SumList
      rows={[
        { label: 'Subtotal', amount: formatWhole(subtotalPaise) },
        { label: 'Shipping', amount: SHIPPING_PAISE === 0 ? SHIPPING_FREE_LABEL : formatWhole(SHIPPING_PAISE) },
        { label: 'Total', amount: formatWhole(totalPaise), emphasis: 'total', id: totalId },
      ]}
    />
  );
}
