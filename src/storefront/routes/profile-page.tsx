import { DashboardFrame } from '../features/dashboard/dashboard-frame.tsx';
import { ProfileView } from '../features/profile/profile-view.tsx';

export function ProfilePage() {
  return (
    <DashboardFrame>
      <ProfileView />
    </DashboardFrame>
  );
}
