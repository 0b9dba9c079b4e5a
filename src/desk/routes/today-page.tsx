import { TodayOverview } from '../features/today/today-overview.tsx';

export default function TodayPage() {
  return <TodayOverview />;
}
