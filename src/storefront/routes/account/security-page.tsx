import { SecurityOverview } from '#storefront/features/account/security/security-overview.tsx';
import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import type { PageModule } from '../route.ts';

export const securityPage: PageModule = {
  Page: SecurityPage,
  head: () => ({ title: 'Security', description: 'Your password, login email and devices.', isIndexed: false }),
};

function SecurityPage() {
  return (
    <DashboardFrame>
      <SecurityOverview />
    </DashboardFrame>
  );
}
