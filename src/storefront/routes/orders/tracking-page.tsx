import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { TrackingView } from '#storefront/features/orders/tracking/tracking-view.tsx';

export function TrackingPage() {
  return (
    <DashboardFrame>
      <TrackingView />
    </DashboardFrame>
  );
}
