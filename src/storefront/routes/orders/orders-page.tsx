import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { OrderHistory } from '#storefront/features/orders/order-history.tsx';

export function OrdersPage() {
  return (
    <DashboardFrame>
      <OrderHistory />
    </DashboardFrame>
  );
}
