import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { OrderTracking } from '#storefront/features/orders/tracking/order-tracking.tsx';

export function TrackingPage() {
  return (
    <DashboardFrame>
      <OrderTracking />
    </DashboardFrame>
  );
}
