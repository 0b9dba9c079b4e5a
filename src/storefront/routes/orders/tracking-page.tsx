import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { OrderTracking } from '#storefront/features/orders/tracking/order-tracking.tsx';
import type { PageModule } from '../route.ts';

export const trackingPage: PageModule = {
  Page: TrackingPage,
  head: () => ({ title: 'Tracking', description: 'Where your orders are.', isIndexed: false }),
};

function TrackingPage() {
  return (
    <DashboardFrame>
      <OrderTracking />
    </DashboardFrame>
  );
}
