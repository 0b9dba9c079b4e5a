import { getStatusLabel, ORDER_STATUS } from '#domain/orders/order-status.ts';
import { Badge } from '#ui/feedback/badge.tsx';

const TONES: Readonly<Record<number, 'calm' | 'good' | 'bad'>> = {
  [ORDER_STATUS.paid]: 'good',
  [ORDER_STATUS.processing]: 'calm',
  [ORDER_STATUS.shipped]: 'calm',
  [ORDER_STATUS.delivered]: 'good',
  [ORDER_STATUS.failed]: 'bad',
};

export const OrderStatusBadge = ({ status }: { status: number }) => (
  <Badge tone={TONES[status] ?? 'neutral'}>{getStatusLabel(status)}</Badge>
);
