import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { ProfileLinks } from '#storefront/features/privacy/profile-links.tsx';
import { ProfileOverview } from '#storefront/features/profile/profile-overview.tsx';
import type { PageModule } from '../route.ts';

export const profilePage: PageModule = {
  Page: ProfilePage,
  head: () => ({ title: 'Profile', description: 'Your name, phone and address.', isIndexed: false }),
};

function ProfilePage() {
  return (
    <DashboardFrame>
      <ProfileOverview />
      <ProfileLinks />
    </DashboardFrame>
  );
}
