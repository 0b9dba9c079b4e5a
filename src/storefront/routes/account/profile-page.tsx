import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { ProfileOverview } from '#storefront/features/profile/profile-overview.tsx';

export function ProfilePage() {
  return (
    <DashboardFrame>
      <ProfileOverview />
    </DashboardFrame>
  );
}
