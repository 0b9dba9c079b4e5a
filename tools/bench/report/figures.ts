import type { Results } from './results.ts';

/** One measured value and its subject. */
export type Reading = { subject: string; value: number };

type Shared = { setting: { path: string; encoding: string; connections: number }; share: number; p99Times?: number };
type Pages = { measured?: readonly Shared[]; uncached?: { processorMsEach: number } };
type Cart = { shares?: readonly { engine?: string; action: string; share: number }[] };
type Engine = {
  engine: string;
  cart: Cart['shares'];
  endpoints: readonly Shared[];
  checkout: { share: number };
};
type Lighthouse = readonly { path: string; figures: Readonly<Record<string, number>> }[];
type Interaction = { screen: string; act: string; ms: number };
type Visit = { path: string; sizes: Readonly<Record<string, number>>; scriptBodyBytes: number };
type Times = { times: number };
type Growth = {
  grown?: readonly ({ products: number; path: string } & Times)[];
  orders?: { byShop: readonly ({ endpoint: string; with: string } & Times)[] };
};
type Cold = { starts?: readonly { start: string; readyMs: number }[]; installedMegabytes?: number };
type Memory = { measured?: readonly { engine: string; most: number; slope: number }[] };
type Desk = {
  measured: readonly { engine: string; timings: readonly { query: string; p95Ms: number }[] }[];
  memory: { withoutDesk: number; afterRequests: number };
};

type Publishing = {
  measured: readonly { engine: string; publishMs: number; pageRatio: number; importMs: number }[];
};

const getFigures = <Figures>(results: Results, name: string): Figures | undefined =>
  results.get(name)?.figures as Figures | undefined;

/** A short name for a path. */
function getPageName(path: string): string {
  if (path === '/') return 'home';
  if (path.startsWith('/product/')) return 'product';
  if (path.startsWith('/api/')) return path.replace(/\/[0-9a-f-]{36}$/, '').replace(/^\/api\/Products\//, '');
  return { '/wallpaper': 'category', '/wallpaper/indian-motifs': 'listing' }[path] ?? path;
}

const formatSetting = ({ path, encoding, connections }: Shared['setting']): string =>
  `${getPageName(path)} ${encoding === 'br' ? 'Brotli' : 'plain'} at ${connections}`;

const toPercent = ({ setting, share }: Shared): Reading => ({ subject: formatSetting(setting), value: share * 100 });

export const readPageShares = (results: Results): Reading[] =>
  (getFigures<Pages>(results, 'pages')?.measured ?? []).map(toPercent);

export const readPageP99Times = (results: Results): Reading[] =>
  (getFigures<Pages>(results, 'pages')?.measured ?? []).map(({ setting, p99Times = Number.NaN }) => ({
    subject: formatSetting(setting),
    value: p99Times,
  }));

export function readUncachedRender(results: Results): Reading[] {
  const uncached = getFigures<Pages>(results, 'pages')?.uncached;
  return uncached ? [{ subject: '24 cards', value: uncached.processorMsEach }] : [];
}

const getPostgresFigures = (results: Results): Engine | undefined =>
  getFigures<readonly Engine[]>(results, 'api')?.find(({ engine }) => engine === 'PostgreSQL');

/** Prefers the catalogue bench, which runs longer and with both encodings, over the API bench. */
export function readEndpointShares(results: Results): Reading[] {
  const own = getFigures<{ endpoints?: readonly Shared[] }>(results, 'catalogue')?.endpoints;
  return (own ?? getPostgresFigures(results)?.endpoints ?? []).map(toPercent);
}

export function readCartShares(results: Results): Reading[] {
  const own = getFigures<Cart>(results, 'cart')?.shares;
  return (own ?? getPostgresFigures(results)?.cart ?? []).map(({ action, share }) => ({
    subject: action,
    value: share * 100,
  }));
}

export function readCheckoutShares(results: Results): Reading[] {
  const share = getPostgresFigures(results)?.checkout.share;
  return share === undefined ? [] : [{ subject: 'CreateOrder and settlement', value: share * 100 }];
}

const PUBLIC_PAGES = ['home', 'category', 'listing', 'product'];

export const readLighthouse =
  (figure: string) =>
  (results: Results): Reading[] =>
    (getFigures<Lighthouse>(results, 'lighthouse') ?? [])
      .map(({ path, figures }) => ({ subject: getPageName(path), value: figures[figure] ?? Number.NaN }))
      .filter(({ subject }) => PUBLIC_PAGES.includes(subject));

function getVisits(results: Results): readonly Visit[] {
  const figures = getFigures<readonly Visit[] | { visits?: readonly Visit[] }>(results, 'size');
  return (Array.isArray(figures) ? figures : (figures as { visits?: readonly Visit[] })?.visits) ?? [];
}

const sumSizes = (sizes: Visit['sizes']) => Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);

export const readFirstLoad =
  (page: string) =>
  (results: Results): Reading[] =>
    getVisits(results)
      .filter(({ path }) => getPageName(path) === page)
      .map(({ sizes }) => ({ subject: page, value: sumSizes(sizes) / 1000 }));

export const readScripts =
  (isProduct: boolean) =>
  (results: Results): Reading[] =>
    getVisits(results)
      .map(({ path, scriptBodyBytes }) => ({ subject: getPageName(path), value: scriptBodyBytes / 1000 }))
      .filter(({ subject }) => PUBLIC_PAGES.includes(subject) && (subject === 'product') === isProduct);

/** The best round of each action: a busy machine only makes rounds slower. */
export function readInteractions(results: Results): Reading[] {
  const rounds = getFigures<readonly Interaction[]>(results, 'interaction') ?? [];
  const subjects = [...new Set(rounds.map(({ screen, act }) => `${screen} ${act}`))];
  return subjects.map((subject) => ({
    subject,
    value: Math.min(...rounds.filter(({ screen, act }) => `${screen} ${act}` === subject).map(({ ms }) => ms)),
  }));
}

export const readStarts =
  (start: string) =>
  (results: Results): Reading[] =>
    (getFigures<Cold>(results, 'cold')?.starts ?? [])
      .filter((entry) => entry.start === start)
      .map(({ readyMs }) => ({ subject: `${start} start`, value: readyMs / 1000 }));

export function readInstalledSize(results: Results): Reading[] {
  const value = getFigures<Cold>(results, 'cold')?.installedMegabytes;
  return value === undefined ? [] : [{ subject: 'node_modules', value }];
}

export const readMemory =
  (engine: string, figure: 'most' | 'slope') =>
  (results: Results): Reading[] =>
    (getFigures<Memory>(results, 'memory')?.measured ?? [])
      .filter((entry) => entry.engine === engine)
      .map((entry) => ({ subject: engine, value: entry[figure] }));

export function readGrowthTimes(results: Results): Reading[] {
  const { grown = [], orders } = getFigures<Growth>(results, 'growth') ?? {};
  return [
    ...grown.map(({ products, path, times }) => ({
      subject: `${getPageName(path)}, ${products} products`,
      value: times,
    })),
    ...(orders?.byShop ?? [])
      .filter(({ times }) => times !== 1)
      .map(({ endpoint, with: name, times }) => ({ subject: `${endpoint}, ${name}`, value: times })),
  ];
}

export const readDeskTimes =
  (engine: string) =>
  (results: Results): Reading[] =>
    (getFigures<Desk>(results, 'desk')?.measured ?? [])
      .filter((entry) => entry.engine === engine)
      .flatMap(({ timings }) => timings)
      .filter(({ query }) => !query.startsWith('report:'))
      .map(({ query, p95Ms }) => ({ subject: query, value: p95Ms }));

export function readDeskMemory(results: Results): Reading[] {
  const memory = getFigures<Desk>(results, 'desk')?.memory;
  return memory ? [{ subject: 'desk', value: memory.afterRequests - memory.withoutDesk }] : [];
}

export const readPublishing =
  (figure: 'publishMs' | 'pageRatio' | 'importMs') =>
  (results: Results): Reading[] =>
    (getFigures<Publishing>(results, 'publish')?.measured ?? []).map((entry) => ({
      subject: entry.engine,
      value: entry[figure],
    }));
