import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { OrdersView } from '#storefront/features/orders/orders-view.tsx';

export function OrdersPage() {
  return (
    <DashboardFrame>
      <OrdersView />
    </DashboardFrame>
  );
}
