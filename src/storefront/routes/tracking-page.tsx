import { DashboardFrame } from '../features/dashboard/dashboard-frame.tsx';
import { TrackingView } from '../features/orders/tracking/tracking-view.tsx';

export function TrackingPage() {
  return (
    <DashboardFrame>
      <TrackingView />
    </DashboardFrame>
  );
}
