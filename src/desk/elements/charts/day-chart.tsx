import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import styles from './day-chart.module.css';

const HEIGHT = 180;
const HALF_DAY_S = 43_200;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export type DayPoint = { day: string; amountPaise: number };

type DayChartProps = {
  points: readonly DayPoint[];
  /** Describes the bars for screen readers. */
  label: string;
};

/** Rupees per day as bars, without animation; a table beside it has the figures. */
export function DayChart({ points, label }: DayChartProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const chart = new uPlot(buildOptions(place), toChartData(points), place);
    const observer = new ResizeObserver(() => chart.setSize({ width: place.clientWidth, height: HEIGHT }));
    observer.observe(place);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [points]);
  return <div ref={ref} className={styles.chart} role="img" aria-label={label} />;
}

const toChartData = (points: readonly DayPoint[]): uPlot.AlignedData => [
  points.map(({ day }) => Date.parse(day) / 1000),
  points.map(({ amountPaise }) => amountPaise / 100),
];

function buildOptions(place: HTMLElement): uPlot.Options {
  const tokens = getComputedStyle(place);
  const readToken = (name: string) => tokens.getPropertyValue(name).trim();
  const bars = uPlot.paths.bars?.({ size: [0.7, 24] });
  const font = `12px ${readToken('--sans')}`;
  const axis = { font, stroke: readToken('--ink-soft'), ticks: { show: false } };
  return {
    width: place.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    tzDate: (seconds) => new Date(seconds * 1000),
    scales: {
      // Room for the first and the last bar.
      x: { time: true, range: (_, min, max) => [min - HALF_DAY_S, max + HALF_DAY_S] },
      y: { range: (_, __, max) => [0, Math.max(max * 1.08, 1)] },
    },
    axes: [
      { ...axis, size: 28, grid: { show: false }, space: 70, values: (_, splits) => splits.map(formatShortDay) },
      {
        ...axis,
        size: 64,
        grid: { stroke: readToken('--line'), width: 1 },
        values: (_, splits) => splits.map(formatShortAmount),
      },
    ],
    series: [
      {},
      {
        fill: readToken('--leaf'),
        stroke: readToken('--leaf'),
        width: 0,
        points: { show: false },
        ...(bars && { paths: bars }),
      },
    ],
  };
}

const formatShortDay = (seconds: number): string => {
  const day = new Date(seconds * 1000);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
};

/** Returns e.g. ₹50k or ₹1.2L, as Indian accounts abbreviate thousands and lakhs. */
const formatShortAmount = (rupees: number): string => {
  if (rupees >= 1_00_000) return `₹${Number((rupees / 1_00_000).toFixed(1))}L`;
  return rupees >= 1000 ? `₹${Number((rupees / 1000).toFixed(1))}k` : `₹${rupees}`;
};
