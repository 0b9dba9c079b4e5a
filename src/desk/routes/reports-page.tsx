import { ReportsOverview } from '../features/reports/reports-overview.tsx';

export default function ReportsPage() {
  return <ReportsOverview />;
}
