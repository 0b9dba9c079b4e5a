import { createServer as createVite, type ViteDevServer } from 'vite';
import type { PageRenderer } from '#contract/page-render.ts';
import { listenUntilStopped } from '#server/listen.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { createLogDestination, createLogger } from '#server/platform/logger.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';
import { createDeskFromSource, DESK_ENTRY } from '#server/rendering/desk-pages.ts';
import { buildDocument, type WriteDocument } from '#server/rendering/document.ts';
import { getPublicFolders, type StorefrontBuild } from '#server/rendering/storefront-build.ts';
import { BROWSER_ENTRY } from '#server/rendering/vite-manifest.ts';
import { createShop } from '#server/shop.ts';

const PREAMBLE = '/@shop/react-refresh-preamble.js';

/** The React Refresh preamble, as a file instead of an inline script. */
const refreshPreamble = {
  name: 'shop:react-refresh-preamble',
  resolveId: (id: string) => (id === PREAMBLE ? id : undefined),
  load: (id: string) =>
    id === PREAMBLE
      ? 'import { injectIntoGlobalHook } from "/@react-refresh";injectIntoGlobalHook(window);' +
        'window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;'
      : undefined,
};

const buildStyleLink = (address: string): string => `<link rel="stylesheet" href="${address}">`;

const buildSourceLinks = (entry: string): string =>
  buildStyleLink('/src/ui/styles/styles.css') +
  ['@vite/client', PREAMBLE.slice(1), entry].map((name) => `<script type="module" src="/${name}"></script>`).join('');

/** Scripts add the styles of modules. A page without scripts, such as a preview, gets those of all that rendering loaded. */
const createDocumentWriter =
  (vite: ViteDevServer): WriteDocument =>
  (page) => {
    if (!page.isStatic) return buildDocument(page, buildSourceLinks(BROWSER_ENTRY));
    const loaded = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()].map(({ url }) => url);
    const styles = ['/src/ui/styles/styles.css', ...loaded.filter((url) => url.endsWith('.module.css'))];
    return buildDocument(page, styles.map(buildStyleLink).join(''));
  };

/** Loads the current sources on every request. */
function createLiveRenderer(vite: ViteDevServer): PageRenderer {
  const loadRenderer = async () =>
    ((await vite.ssrLoadModule('/src/storefront/app/entry-server.tsx')) as { renderer: PageRenderer }).renderer;
  return {
    render: async (request) => (await loadRenderer()).render(request),
    // Unused: the development server neither caches nor counts pages.
    getCacheKey: (address) => address,
    renderBusyPage: async (settings) => (await loadRenderer()).renderBusyPage(settings),
  };
}

const root = getPackageRoot();
const config = loadConfig(process.env);
const logDestination = createLogDestination();
const logger = createLogger(config.logLevel, logDestination);
// One for both listeners: the pages of the shop and of the desk load their own entry.
const vite = await createVite({
  root,
  plugins: [refreshPreamble],
  server: { middlewareMode: true, ws: { port: config.port + 3 } },
  optimizeDeps: { entries: [BROWSER_ENTRY, DESK_ENTRY] },
});
const storefront: StorefrontBuild = {
  renderer: createLiveRenderer(vite),
  writeDocument: createDocumentWriter(vite),
  folders: getPublicFolders(root),
};
const shop = await createShop({
  config,
  logger,
  logDestination,
  clock: systemClock,
  storefront,
  deskBuild: createDeskFromSource(root, buildSourceLinks(DESK_ENTRY)),
  development: { middleware: vite.middlewares },
});
await listenUntilStopped({ ...shop, config, logger });
await vite.close();
process.exit(0);
