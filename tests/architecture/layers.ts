import { type Import, targetOf } from './imports.ts';

/** Who may import whom: a layer and the layers below it that it may use, itself included. */
export type LayerTable = Readonly<Record<string, readonly string[]>>;

/** The first folder below `src/`. */
export const TOP_LAYERS: LayerTable = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain', 'payment-simulator'],
  web: ['web', 'contract', 'domain'],
  'payment-simulator': ['payment-simulator', 'domain'],
};

const WEB_GROUND = ['browser', 'api', 'styles'];

/** The first folder below `src/web/`. */
export const WEB_LAYERS: LayerTable = {
  styles: ['styles'],
  browser: ['browser'],
  api: ['api', 'browser'],
  ui: ['ui', 'browser', 'styles'],
  content: ['content', 'ui'],
  state: ['state', ...WEB_GROUND],
  features: ['features', 'state', 'content', 'ui', ...WEB_GROUND],
  pages: ['pages', 'features', 'state', 'content', 'ui', ...WEB_GROUND],
  app: ['app', 'pages', 'features', 'state', 'content', 'ui', ...WEB_GROUND],
};

const SERVER_BASE = ['clock.ts', 'package-root.ts', 'repeat.ts'];
const SERVER_GROUND = [...SERVER_BASE, 'config', 'db', 'gateways', 'http'];
const SERVER_WIRING = [
  'app.ts',
  'embedded-simulator.ts',
  'open-shop.ts',
  'open-payments.ts',
  'listen.ts',
  'features',
  'ssr',
  ...SERVER_GROUND,
];

/** The first folder below `src/server/`, or the file right there. */
export const SERVER_LAYERS: LayerTable = {
  'clock.ts': [],
  'package-root.ts': [],
  'repeat.ts': [],
  config: ['config', ...SERVER_BASE],
  db: ['db', 'config', ...SERVER_BASE],
  gateways: ['gateways', 'config', ...SERVER_BASE],
  http: ['http', 'db', 'config', ...SERVER_BASE],
  features: ['features', ...SERVER_GROUND],
  ssr: ['ssr', ...SERVER_GROUND],
  'app.ts': SERVER_WIRING,
  'embedded-simulator.ts': ['config', 'listen.ts'],
  'open-shop.ts': SERVER_WIRING,
  'open-payments.ts': SERVER_WIRING,
  'listen.ts': SERVER_WIRING,
  'main.ts': SERVER_WIRING,
};

/** The layer that a path belongs to: the name that follows the folder. */
export function layerOf(path: string, root: string): string | undefined {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/')[0] : undefined;
}

/** Imports that go where the table does not allow, among those that stay inside the folder. */
export function wrongDirections(imports: readonly Import[], root: string, table: LayerTable): Import[] {
  return imports.filter((found) => {
    const target = targetOf(found);
    const from = layerOf(found.from, root);
    const to = target === undefined ? undefined : layerOf(target, root);
    return from !== undefined && to !== undefined && !(table[from] ?? []).includes(to);
  });
}

/** Imports from one folder of `root` into its sibling. */
export function siblingImports(imports: readonly Import[], root: string): Import[] {
  return imports.filter((found) => {
    const target = targetOf(found);
    const from = layerOf(found.from, root);
    const to = target === undefined ? undefined : layerOf(target, root);
    return from !== undefined && to !== undefined && from !== to;
  });
}
