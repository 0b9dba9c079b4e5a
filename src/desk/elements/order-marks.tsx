import type { AttentionReason, DeskOrderRow } from '#contract/desk/orders/desk-order.ts';
import { getStatusLabel, ORDER_STATUS } from '#domain/orders/order-status.ts';
import { Badge } from '#ui/feedback/badge.tsx';

const TONES: Readonly<Record<number, 'accent' | 'calm' | 'good' | 'bad'>> = {
  [ORDER_STATUS.paid]: 'good',
  [ORDER_STATUS.processing]: 'calm',
  [ORDER_STATUS.shipped]: 'calm',
  [ORDER_STATUS.delivered]: 'good',
  [ORDER_STATUS.failed]: 'bad',
};

export const StatusBadge = ({ status }: { status: number }) => (
  <Badge tone={TONES[status] ?? 'neutral'}>{getStatusLabel(status)}</Badge>
);

export const ATTENTION_LABELS: Readonly<Record<AttentionReason, string>> = {
  alert: 'Payment alert',
  email: 'Email failed',
  overdue: 'Overdue',
};

/** Badges: why the order needs attention, and whether it is a demo order. */
export const OrderMarks = ({ order }: { order: Pick<DeskOrderRow, 'attention' | 'isSample'> }) => (
  <>
    {order.attention.map((reason) => (
      <Badge key={reason} tone="bad">
        {ATTENTION_LABELS[reason]}
      </Badge>
    ))}
    {order.isSample && <Badge>Demo order</Badge>}
  </>
);
