import { PageHead } from '#desk/elements/page-head.tsx';

export default function ReportsPage() {
  return <PageHead title="Reports" />;
}
