import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { MyData } from '#storefront/features/privacy/my-data.tsx';
import type { PageModule } from '../route.ts';

export const myDataPage: PageModule = {
  Page: MyDataPage,
  head: () => ({ title: 'My data', description: 'Download or erase your data.', isIndexed: false }),
};

function MyDataPage() {
  return (
    <DashboardFrame>
      <MyData />
    </DashboardFrame>
  );
}
