import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { OrderDetailView } from '#storefront/features/orders/detail/order-detail-view.tsx';

export function OrderPage() {
  return (
    <DashboardFrame>
      <OrderDetailView />
    </DashboardFrame>
  );
}
