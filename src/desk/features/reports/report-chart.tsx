import { lazy, Suspense } from 'react';
import type { DayPoint } from '#desk/elements/charts/day-chart.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';

const DayChart = lazy(() =>
  import('#desk/elements/charts/day-chart.tsx').then((module) => ({ default: module.DayChart })),
);

/** Loads the chart library with the first chart. `label` describes the bars for screen readers. */
export const ReportChart = (chart: { points: readonly DayPoint[]; label: string }) => (
  <Suspense fallback={<LoadingText>Loading the chart…</LoadingText>}>
    <DayChart {...chart} />
  </Suspense>
);
