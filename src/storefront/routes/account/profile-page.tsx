import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { ProfileView } from '#storefront/features/profile/profile-view.tsx';

export function ProfilePage() {
  return (
    <DashboardFrame>
      <ProfileView />
    </DashboardFrame>
  );
}
