import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

// public/ is served by the shop itself, with its own cache rules: it is never copied into a build.
const shared: UserConfig = { publicDir: false, plugins: [react()] };

// The package offers bundlers its development build only, with warnings that customers need not load.
const routerProductionBuild = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
};

/**
 * The router names its components for debugging tools and wraps them without saying that this is all it does, so that
 * the bundler would keep forms, fetchers and links that no page uses.
 */
const routerInParts: Plugin = {
  name: 'shop:router-in-parts',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
};

const ENTRY = 'src/web/app/entry-client.tsx';

type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

/** What brings this module along: the entry, pages and other modules that are loaded on demand. */
function rootsOf(id: string, graph: ModuleGraph, roots = new Set<string>(), seen = new Set<string>()): Set<string> {
  const info = graph.getModuleInfo(id);
  if (!info || seen.has(id)) return roots;
  seen.add(id);
  if (id.endsWith(ENTRY) || info.dynamicImporters.length > 0) roots.add(id);
  for (const importer of info.importers) rootsOf(importer, graph, roots, seen);
  return roots;
}

const isPage = (id: string) => /[\\/]web[\\/]pages[\\/]/.test(id);
const isListing = (id: string) => /[\\/](?:listing|all-products)-page\./.test(id);
const isProduct = (id: string) => /[\\/]product-page\./.test(id);
const isBrowsing = (id: string) => isListing(id) || isProduct(id) || /[\\/](?:home|category)-page\./.test(id);
const isLine = (id: string) => /[\\/](?:cart|order|wishlist)-page\./.test(id);
/** The live view of a room: opened by few visits, and by far the largest part that waits. */
const isRoomView = (id: string) => /[\\/]room-section\./.test(id);
/** Small enough to be everywhere, rather than in files of their own. */
const isPiece = (id: string) => /[\\/]web[\\/](?:ui|browser)[\\/]|format-rupees|text-limits|ascii-digits/.test(id);

/**
 * A first visit loads one file for the page and few for what pages share: each further one costs headers and a place
 * in the queue. What no page needs at once stays apart, also from those.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  const roots = [...rootsOf(id, graph)];
  const pages = roots.filter(isPage);
  if (roots.some((root) => root.endsWith(ENTRY))) return 'shop';
  if (roots.length === 0) return null;
  if (roots.every(isRoomView)) return 'room';
  if (pages.length === 0) {
    if (roots.some((root) => /-thunks\.|product-search\./.test(root))) return 'browse';
    return roots.some((root) => /-words\.|head-writer\./.test(root)) ? 'words' : null;
  }
  if (pages.length === 1) return null;
  if (/pictures\.json|shop-picture/.test(id)) return 'pictures';
  if (isPiece(id)) return 'shop';
  if (pages.every(isListing)) return 'listing';
  if (pages.filter(isBrowsing).length > 1) return 'cards';
  return pages.some(isProduct) && pages.every((page) => isProduct(page) || isLine(page)) ? 'lines' : null;
}

const browserBuild: UserConfig = {
  ...shared,
  plugins: [react(), routerInParts],
  resolve: { alias: [routerProductionBuild] },
  build: {
    outDir: 'dist/client',
    assetsDir: 'assets',
    manifest: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    // All styles together are smaller than the round trips for six files, and no page ever waits for its own.
    cssCodeSplit: false,
    // An inlined file would be a data: address, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['src/web/app/boot.ts', ENTRY],
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What changes least stays cached longest.
            { name: 'packages', test: /node_modules[\\/]/, priority: 1 },
            { name: chunkOf, debugName: 'parts', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
};

const serverBuild: UserConfig = {
  ...shared,
  ssr: { external: true, target: 'node' },
  build: {
    outDir: 'dist/server',
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/server/main.ts', 'entry-server': 'src/web/app/entry-server.tsx' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'serve') return { ...shared, appType: 'custom', cacheDir: '.cache/vite' };
  return isSsrBuild ? serverBuild : browserBuild;
});
