import { DashboardFrame } from '../features/dashboard/dashboard-frame.tsx';
import { OrderDetailView } from '../features/orders/detail/order-detail-view.tsx';

export function OrderPage() {
  return (
    <DashboardFrame>
      <OrderDetailView />
    </DashboardFrame>
  );
}
