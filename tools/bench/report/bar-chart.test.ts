import { expect, it } from 'vitest';
import { type BarChart, drawBarChart } from './bar-chart.ts';

const createChart = (changes: Partial<BarChart> = {}): BarChart => ({
  title: 'Pages',
  note: 'less is better',
  scale: 'linear',
  groups: [
    {
      name: 'home',
      bars: [
        { name: 'They & they', value: 100, text: '100x' },
        { name: 'We', value: 10, text: '10x', isOurs: true },
      ],
    },
  ],
  ...changes,
});
const readWidths = (svg: string) => [...svg.matchAll(/<rect[^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));

it('draws bars in proportion, each with its name and figure', () => {
  const svg = drawBarChart(createChart());
  const [they = 0, we = 0] = readWidths(svg);
  expect(they / we).toBeCloseTo(10, 1);
  expect(svg).toContain('They &amp; they');
  expect(svg).toMatch(/class="ours"/);
});

it('draws magnitudes on a logarithmic scale', () => {
  const [they = 0, we = 0] = readWidths(drawBarChart(createChart({ scale: 'log' })));
  expect(they / we).toBeCloseTo(2, 1);
});

it('extends the scale for a goal beyond every bar', () => {
  const svg = drawBarChart(createChart({ goal: { value: 200, text: 'goal 200x' } }));
  const [they = 0] = readWidths(svg);
  const x = Number(/<line class="goal" x1="([\d.]+)"/.exec(svg)?.[1]);
  expect(x).toBeGreaterThan(they);
  expect(svg).toContain('goal 200x');
});
