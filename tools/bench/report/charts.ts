import type { Bar, BarChart, BarGroup } from './bar-chart.ts';
import {
  type Reading,
  readCartShares,
  readCheckoutShares,
  readEndpointShares,
  readGrowthTimes,
  readLighthouse,
  readMemory,
  readPageShares,
} from './figures.ts';
import {
  PEER_ENDPOINTS_SLOWER,
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
type FormatValue = (value: number) => string;

const OURS = 'Aangan';
const MEGABYTES_PER_MIB = 1.048576;

/** Groups of the peers' bars with ours; none for pages without a result. */
function compareWithPeers(
  peers: PeerTable,
  ours: (name: string) => number | undefined,
  format: FormatValue,
): BarGroup[] {
  return Object.entries(peers).flatMap(([name, values]) => {
    const own = ours(name);
    if (own === undefined) return [];
    const theirs = values.map((value, index): Bar => ({ name: PEERS[index] ?? '', value, text: format(value) }));
    return [{ name, bars: [...theirs, { name: OURS, value: own, text: format(own), isOurs: true }] }];
  });
}

const findValue = (readings: readonly Reading[], subject: string) =>
  readings.find((reading) => reading.subject === subject)?.value;
const toTimesSlower = (share: number | undefined) => (share === undefined ? undefined : 100 / share);
const formatTimes: FormatValue = (value) => (value < 10 ? `${value.toFixed(2)} x` : `${Math.round(value)} x`);
const createRounder =
  (unit: string): FormatValue =>
  (value) =>
    `${Math.round(value)}${unit}`;

const ENDPOINT_NAMES: Readonly<Record<string, string>> = {
  'product list': 'GetAllProducts Brotli at 10',
  'product by id': 'GetProductById Brotli at 10',
};

function buildSpeedCharts(results: Results): NamedChart[] {
  const [pages, calls] = [readPageShares(results), readEndpointShares(results)];
  const bare = 'Times slower than a bare server that sends the same bytes; less is better (logarithmic)';
  return [
    {
      file: 'pages',
      title: 'Pages at ten connections',
      note: bare,
      scale: 'log',
      groups: compareWithPeers(
        PEER_PAGES_SLOWER,
        (name) => toTimesSlower(findValue(pages, `${name} Brotli at 10`)),
        formatTimes,
      ),
    },
    {
      file: 'endpoints',
      title: 'Product endpoints at ten connections',
      note: bare,
      scale: 'log',
      groups: compareWithPeers(
        PEER_ENDPOINTS_SLOWER,
        (name) => toTimesSlower(findValue(calls, ENDPOINT_NAMES[name] ?? '')),
        formatTimes,
      ),
    },
  ];
}

function buildVisitCharts(results: Results): NamedChart[] {
  const getOurs = (figure: string) => (name: string) => findValue(readLighthouse(figure)(results), name);
  const phone = 'First visit on a slow phone, Lighthouse mobile, median of 3;';
  const createChart = (file: string, title: string, note: string, groups: BarGroup[]): NamedChart => ({
    file,
    title,
    note: `${phone} ${note}`,
    scale: 'linear',
    groups,
  });
  return [
    createChart(
      'score',
      'Lighthouse performance',
      'more is better',
      compareWithPeers(PEER_PERFORMANCE, getOurs('performance'), createRounder('')),
    ),
    createChart(
      'paint',
      'Largest contentful paint',
      'less is better',
      compareWithPeers(PEER_LCP_MS, getOurs('lcpMs'), createRounder(' ms')),
    ),
    createChart(
      'blocking',
      'Total blocking time',
      'less is better',
      compareWithPeers(PEER_TBT_MS, getOurs('tbtMs'), createRounder(' ms')),
    ),
    createChart(
      'weight',
      'Download size of a first visit',
      'less is better',
      compareWithPeers(PEER_KIB, getOurs('kib'), createRounder(' KiB')),
    ),
  ];
}

const buildBars = (readings: readonly Reading[], format: FormatValue): BarGroup[] =>
  readings.length === 0
    ? []
    : [
        {
          name: '',
          bars: readings.map(({ subject, value }) => ({ name: subject, value, text: format(value), isOurs: true })),
        },
      ];

function buildMemoryChart(results: Results): NamedChart {
  const found = ['PostgreSQL', 'embedded'].flatMap((engine) => readMemory(engine, 'most')(results));
  const ours = found.map(({ subject, value }) => ({ subject, value: value / MEGABYTES_PER_MIB }));
  const peerBars = PEERS.map(
    (name, index): Bar => ({ name, value: PEER_MEMORY_MIB[index] ?? 0, text: `${PEER_MEMORY_MIB[index]} MiB` }),
  );
  const ownBars = ours.map(
    ({ subject, value }): Bar => ({
      name: `${OURS}, ${subject}`,
      value,
      text: createRounder(' MiB')(value),
      isOurs: true,
    }),
  );
  const groups = ownBars.length === 0 ? [] : [{ name: '', bars: [...peerBars, ...ownBars] }];
  const note = 'Resident memory; less is better. Vendure and Medusa: API and front end together';
  return { file: 'memory', title: 'Memory under load', note, scale: 'linear', groups };
}

function buildRatioCharts(results: Results): NamedChart[] {
  const driver = [
    ...readCartShares(results).map(({ subject, value }) => ({ subject: `cart ${subject}`, value })),
    ...readCheckoutShares(results).map(({ value }) => ({ subject: 'order and settlement', value })),
  ];
  return [
    {
      file: 'driver',
      title: 'Cart and order endpoints on PostgreSQL',
      scale: 'linear',
      note: 'Speed relative to the same SQL through the driver alone; more is better',
      groups: buildBars(driver, createRounder(' %')),
      goal: { value: 40, text: 'cart 40 %' },
    },
    {
      file: 'growth',
      title: 'Response time growth in larger shops',
      scale: 'linear',
      note: 'Response time relative to the smallest shop; less is better',
      groups: buildBars(readGrowthTimes(results), formatTimes),
      goal: { value: 1.5, text: '1.5 x' },
    },
  ];
}

/** Skips charts without results. */
export const buildCharts = (results: Results): NamedChart[] =>
  [
    ...buildSpeedCharts(results),
    ...buildVisitCharts(results),
    buildMemoryChart(results),
    ...buildRatioCharts(results),
  ].filter(({ groups }) => groups.length > 0);
