import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { ReadableDataCopy } from '#storefront/features/privacy/data-copy.tsx';
import type { PageModule } from '../route.ts';

export const dataCopyPage: PageModule = {
  Page: DataCopyPage,
  head: () => ({ title: 'A copy of your data', description: 'What we store about you.', isIndexed: false }),
};

function DataCopyPage() {
  return (
    <DashboardFrame>
      <ReadableDataCopy />
    </DashboardFrame>
  );
}
