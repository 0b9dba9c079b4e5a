import type { Results } from './results.ts';

/** One measured value and its subject. */
export type Reading = { of: string; value: number };

type Shared = { setting: { path: string; encoding: string; connections: number }; share: number; p99Times?: number };
type Pages = { measured?: readonly Shared[]; uncached?: { processorMsEach: number } };
type Cart = { shares?: readonly { engine?: string; call: string; share: number }[] };
type Engine = {
  engine: string;
  cart: Cart['shares'];
  calls: readonly Shared[];
  checkout: { share: number };
};
type Lighthouse = readonly { path: string; figures: Readonly<Record<string, number>> }[];
type Visit = { path: string; sizes: Readonly<Record<string, number>> };
type Times = { times: number };
type Growth = {
  grown?: readonly ({ products: number; path: string } & Times)[];
  lengths?: readonly ({ call: string } & Times)[];
  orders?: { byShop: readonly ({ call: string; with: string } & Times)[] };
};
type Cold = { starts?: readonly { start: string; readyMs: number }[]; installedMegabytes?: number };
type Memory = { measured?: readonly { engine: string; most: number; slope: number }[] };

const getFigures = <Figures>(results: Results, name: string): Figures | undefined =>
  results.get(name)?.figures as Figures | undefined;

/** A short name for an address. */
function pageName(path: string): string {
  if (path === '/') return 'home';
  if (path.startsWith('/product/')) return 'product';
  if (path.startsWith('/api/')) return path.replace(/\/[0-9a-f-]{36}$/, '').replace(/^\/api\/Products\//, '');
  return { '/wallpaper': 'category', '/wallpaper/indian-motifs': 'listing' }[path] ?? path;
}

const settingName = ({ path, encoding, connections }: Shared['setting']): string =>
  `${pageName(path)} ${encoding === 'br' ? 'Brotli' : 'plain'} at ${connections}`;

const toPercent = ({ setting, share }: Shared): Reading => ({ of: settingName(setting), value: share * 100 });

export const pageShares = (results: Results): Reading[] =>
  (getFigures<Pages>(results, 'pages')?.measured ?? []).map(toPercent);

export const pageP99Times = (results: Results): Reading[] =>
  (getFigures<Pages>(results, 'pages')?.measured ?? []).map(({ setting, p99Times = Number.NaN }) => ({
    of: settingName(setting),
    value: p99Times,
  }));

export function uncachedRender(results: Results): Reading[] {
  const uncached = getFigures<Pages>(results, 'pages')?.uncached;
  return uncached ? [{ of: '24 cards', value: uncached.processorMsEach }] : [];
}

const onPostgres = (results: Results): Engine | undefined =>
  getFigures<readonly Engine[]>(results, 'api')?.find(({ engine }) => engine === 'PostgreSQL');

/** Prefers the catalogue bench, which runs longer and with both encodings, over the API bench. */
export function callShares(results: Results): Reading[] {
  const own = getFigures<{ calls?: readonly Shared[] }>(results, 'catalogue')?.calls;
  return (own ?? onPostgres(results)?.calls ?? []).map(toPercent);
}

export function cartShares(results: Results): Reading[] {
  const own = getFigures<Cart>(results, 'cart')?.shares;
  return (own ?? onPostgres(results)?.cart ?? []).map(({ call, share }) => ({ of: call, value: share * 100 }));
}

export function checkoutShares(results: Results): Reading[] {
  const share = onPostgres(results)?.checkout.share;
  return share === undefined ? [] : [{ of: 'CreateOrder and settling', value: share * 100 }];
}

const PUBLIC_PAGES = ['home', 'category', 'listing', 'product'];

export const lighthouse =
  (figure: string) =>
  (results: Results): Reading[] =>
    (getFigures<Lighthouse>(results, 'lighthouse') ?? [])
      .map(({ path, figures }) => ({ of: pageName(path), value: figures[figure] ?? Number.NaN }))
      .filter(({ of }) => PUBLIC_PAGES.includes(of));

function getVisits(results: Results): readonly Visit[] {
  const figures = getFigures<readonly Visit[] | { visits?: readonly Visit[] }>(results, 'size');
  return (Array.isArray(figures) ? figures : (figures as { visits?: readonly Visit[] })?.visits) ?? [];
}

const sumSizes = (sizes: Visit['sizes']) => Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);

export const firstLoad =
  (page: string) =>
  (results: Results): Reading[] =>
    getVisits(results)
      .filter(({ path }) => pageName(path) === page)
      .map(({ sizes }) => ({ of: page, value: sumSizes(sizes) / 1000 }));

export const scripts = (results: Results): Reading[] =>
  getVisits(results)
    .map(({ path, sizes }) => ({ of: pageName(path), value: (sizes.Script ?? Number.NaN) / 1000 }))
    .filter(({ of }) => PUBLIC_PAGES.includes(of));

export const starts =
  (start: string) =>
  (results: Results): Reading[] =>
    (getFigures<Cold>(results, 'cold')?.starts ?? [])
      .filter((one) => one.start === start)
      .map(({ readyMs }) => ({ of: `${start} start`, value: readyMs / 1000 }));

export function installed(results: Results): Reading[] {
  const value = getFigures<Cold>(results, 'cold')?.installedMegabytes;
  return value === undefined ? [] : [{ of: 'node_modules', value }];
}

export const memory =
  (engine: string, figure: 'most' | 'slope') =>
  (results: Results): Reading[] =>
    (getFigures<Memory>(results, 'memory')?.measured ?? [])
      .filter((one) => one.engine === engine)
      .map((one) => ({ of: engine, value: one[figure] }));

export function growthTimes(results: Results): Reading[] {
  const { grown = [], lengths = [], orders } = getFigures<Growth>(results, 'growth') ?? {};
  return [
    ...grown.map(({ products, path, times }) => ({ of: `${pageName(path)}, ${products} products`, value: times })),
    ...lengths.map(({ call, times }) => ({ of: `cart ${call}, 100 lines`, value: times })),
    ...(orders?.byShop ?? [])
      .filter(({ times }) => times !== 1)
      .map(({ call, with: name, times }) => ({ of: `${call}, ${name}`, value: times })),
  ];
}
