import { DashboardFrame } from '../features/dashboard/dashboard-frame.tsx';
import { OrdersView } from '../features/orders/orders-view.tsx';

export function OrdersPage() {
  return (
    <DashboardFrame>
      <OrdersView />
    </DashboardFrame>
  );
}
