import { type Import, resolveImport } from './imports.ts';

/** Allowed imports: each layer and the layers it may use, including itself. */
export type LayerTable = Readonly<Record<string, readonly string[]>>;

/** The first folder below `src/`. */
export const TOP_LAYERS: LayerTable = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain', 'payment-simulator'],
  ui: ['ui'],
  storefront: ['storefront', 'ui', 'contract', 'domain'],
  desk: ['desk', 'ui', 'contract', 'domain'],
  'payment-simulator': ['payment-simulator', 'domain'],
};

const STOREFRONT_BASE = ['browser', 'api'];

/** The first folder below `src/storefront/`. */
export const STOREFRONT_LAYERS: LayerTable = {
  browser: ['browser'],
  api: ['api', 'browser'],
  pictures: ['pictures', ...STOREFRONT_BASE],
  content: ['content', 'pictures'],
  search: ['search', 'content'],
  state: ['state', 'search', ...STOREFRONT_BASE],
  features: ['features', 'state', 'search', 'content', 'pictures', ...STOREFRONT_BASE],
  routes: ['routes', 'features', 'state', 'content', 'pictures', ...STOREFRONT_BASE],
  app: ['app', 'routes', 'features', 'state', 'content', 'pictures', ...STOREFRONT_BASE],
};

/** The first folder below `src/desk/`. */
export const DESK_LAYERS: LayerTable = {
  api: ['api'],
  elements: ['elements', 'api'],
  features: ['features', 'elements', 'api'],
  routes: ['routes', 'features', 'elements', 'api'],
  app: ['app', 'routes', 'features', 'elements', 'api'],
};

const SERVER_WIRING = [
  'storefront-app.ts',
  'desk-app.ts',
  'embedded-simulator.ts',
  'shop.ts',
  'order-actions.ts',
  'payments-service.ts',
  'seed-sample-history.ts',
  'listen.ts',
  'modules',
  'rendering',
  'http',
  'platform',
];

/** The first folder below `src/server/`, or the file right there. */
export const SERVER_LAYERS: LayerTable = {
  platform: ['platform'],
  http: ['http', 'platform'],
  modules: ['modules', 'http', 'platform'],
  rendering: ['rendering', 'http', 'platform'],
  'embedded-simulator.ts': ['platform', 'listen.ts'],
  'storefront-app.ts': SERVER_WIRING,
  'desk-app.ts': SERVER_WIRING,
  'shop.ts': SERVER_WIRING,
  'order-actions.ts': SERVER_WIRING,
  'payments-service.ts': SERVER_WIRING,
  'seed-sample-history.ts': SERVER_WIRING,
  'listen.ts': SERVER_WIRING,
  'main.ts': SERVER_WIRING,
};

/** The layer that a path belongs to: the name that follows the folder. */
export function getLayer(path: string, root: string): string | undefined {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/')[0] : undefined;
}

/** Imports that go where the table does not allow, among those that stay inside the folder. */
export function findWrongDirections(imports: readonly Import[], root: string, table: LayerTable): Import[] {
  return imports.filter((found) => {
    const target = resolveImport(found);
    const from = getLayer(found.from, root);
    const to = target === undefined ? undefined : getLayer(target, root);
    return from !== undefined && to !== undefined && !(table[from] ?? []).includes(to);
  });
}

/** Imports from one folder of `root` into its sibling. */
export function findSiblingImports(imports: readonly Import[], root: string): Import[] {
  return imports.filter((found) => {
    const target = resolveImport(found);
    const from = getLayer(found.from, root);
    const to = target === undefined ? undefined : getLayer(target, root);
    return from !== undefined && to !== undefined && from !== to;
  });
}
