import type { Bar, BarChart, BarGroup } from './bar-chart.ts';
import {
  callShares,
  cartShares,
  checkoutShares,
  growthTimes,
  lighthouse,
  memory,
  pageShares,
  type Reading,
} from './figures.ts';
import {
  PEER_CALLS_SLOWER,
  PEER_KIB,
  PEER_LCP_MS,
  PEER_MEMORY_MIB,
  PEER_PAGES_SLOWER,
  PEER_PERFORMANCE,
  PEER_TBT_MS,
  PEERS,
} from './peers.ts';
import type { Results } from './results.ts';

export type NamedChart = BarChart & { file: string };
type PeerTable = Readonly<Record<string, readonly number[]>>;
type Write = (value: number) => string;

const OURS = 'Aangan';
const MEGABYTES_PER_MIB = 1.048576;

/** The peers of a subject and ours beneath; nothing while ours is not measured. */
function beside(peers: PeerTable, ours: (name: string) => number | undefined, write: Write): BarGroup[] {
  return Object.entries(peers).flatMap(([name, values]) => {
    const own = ours(name);
    if (own === undefined) return [];
    const theirs = values.map((value, at): Bar => ({ name: PEERS[at] ?? '', value, text: write(value) }));
    return [{ name, bars: [...theirs, { name: OURS, value: own, text: write(own), isOurs: true }] }];
  });
}

const find = (readings: readonly Reading[], of: string) => readings.find((one) => one.of === of)?.value;
const toTimesSlower = (share: number | undefined) => (share === undefined ? undefined : 100 / share);
const times: Write = (value) => (value < 10 ? `${value.toFixed(2)} x` : `${Math.round(value)} x`);
const whole =
  (unit: string): Write =>
  (value) =>
    `${Math.round(value)}${unit}`;

const CALL_NAMES: Readonly<Record<string, string>> = {
  'product list': 'GetAllProducts Brotli at 10',
  'product by id': 'GetProductById Brotli at 10',
};

function speedCharts(results: Results): NamedChart[] {
  const [pages, calls] = [pageShares(results), callShares(results)];
  const bare = 'How many times slower than a bare server that sends the same bytes; less is better (logarithmic)';
  return [
    {
      ...{ file: 'pages', title: 'Pages at ten connections', note: bare, scale: 'log' },
      groups: beside(PEER_PAGES_SLOWER, (name) => toTimesSlower(find(pages, `${name} Brotli at 10`)), times),
    },
    {
      ...{ file: 'calls', title: 'Product calls at ten connections', note: bare, scale: 'log' },
      groups: beside(PEER_CALLS_SLOWER, (name) => toTimesSlower(find(calls, CALL_NAMES[name] ?? '')), times),
    },
  ];
}

function visitCharts(results: Results): NamedChart[] {
  const of = (figure: string) => (name: string) => find(lighthouse(figure)(results), name);
  const phone = 'First visit on a slow phone, Lighthouse mobile, median of 3;';
  const one = (file: string, title: string, note: string, groups: BarGroup[]): NamedChart => ({
    ...{ file, title, note: `${phone} ${note}`, scale: 'linear', groups },
  });
  return [
    one('score', 'Lighthouse performance', 'more is better', beside(PEER_PERFORMANCE, of('performance'), whole(''))),
    one('paint', 'Largest contentful paint', 'less is better', beside(PEER_LCP_MS, of('lcpMs'), whole(' ms'))),
    one('blocking', 'Total blocking time', 'less is better', beside(PEER_TBT_MS, of('tbtMs'), whole(' ms'))),
    one('weight', 'Bytes of a first visit', 'less is better', beside(PEER_KIB, of('kib'), whole(' KiB'))),
  ];
}

const bars = (readings: readonly Reading[], write: Write): BarGroup[] =>
  readings.length === 0
    ? []
    : [{ name: '', bars: readings.map(({ of, value }) => ({ name: of, value, text: write(value), isOurs: true })) }];

function memoryChart(results: Results): NamedChart {
  const found = ['PostgreSQL', 'embedded'].flatMap((engine) => memory(engine, 'most')(results));
  const ours = found.map(({ of, value }) => ({ of, value: value / MEGABYTES_PER_MIB }));
  const theirs = PEERS.map(
    (name, at): Bar => ({ name, value: PEER_MEMORY_MIB[at] ?? 0, text: `${PEER_MEMORY_MIB[at]} MiB` }),
  );
  const own = ours.map(
    ({ of, value }): Bar => ({ name: `${OURS}, ${of}`, value, text: whole(' MiB')(value), isOurs: true }),
  );
  const groups = own.length === 0 ? [] : [{ name: '', bars: [...theirs, ...own] }];
  const note = 'Resident size; less is better. Vendure and Medusa: API and front together';
  return { file: 'memory', title: 'Memory under load', note, scale: 'linear', groups };
}

function ratioCharts(results: Results): NamedChart[] {
  const driver = [
    ...cartShares(results).map(({ of, value }) => ({ of: `cart ${of}`, value })),
    ...checkoutShares(results).map(({ value }) => ({ of: 'order and settle', value })),
  ];
  return [
    {
      ...{ file: 'driver', title: 'Calls that write, on PostgreSQL', scale: 'linear' },
      note: 'Speed as a share of the same statements through the driver alone; more is better',
      groups: bars(driver, whole(' %')),
      goal: { value: 40, text: 'cart 40 %' },
    },
    {
      ...{ file: 'growth', title: 'What more of everything costs', scale: 'linear' },
      note: 'Time of the same call in a larger shop, as a ratio to the smallest; less is better',
      groups: bars(growthTimes(results), times),
      goal: { value: 1.5, text: '1.5 x' },
    },
  ];
}

/** Skips charts without results. */
export const buildCharts = (results: Results): NamedChart[] =>
  [...speedCharts(results), ...visitCharts(results), memoryChart(results), ...ratioCharts(results)].filter(
    ({ groups }) => groups.length > 0,
  );
