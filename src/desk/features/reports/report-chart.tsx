import { lazy, Suspense } from 'react';
import type { DayPoint } from '#desk/elements/charts/day-chart.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';

const DayChart = lazy(() =>
  import('#desk/elements/charts/day-chart.tsx').then((module) => ({ default: module.DayChart })),
);

/** The library comes with the first chart. `label` says in words what the bars show. */
export const ReportChart = (chart: { points: readonly DayPoint[]; label: string }) => (
  <Suspense fallback={<LoadingText>Drawing the chart…</LoadingText>}>
    <DayChart {...chart} />
  </Suspense>
);
