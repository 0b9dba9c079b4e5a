import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

// public/ is served by the shop itself, with its own cache rules: it is never copied into a build.
const shared: UserConfig = { publicDir: false, plugins: [react()] };

// The package offers bundlers its development build only, with warnings that customers need not load.
const routerProductionBuild = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
};

type ModuleGraph = { getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null };

/** Whether every page loads this module: the entry imports it, directly or through others, and not on demand. */
function isOnEveryPage(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || info.importers.some((importer) => isOnEveryPage(importer, graph, seen)));
}

const isPiece = (id: string) => /src[\\/]web[\\/]ui[\\/]/.test(id);

const browserBuild: UserConfig = {
  ...shared,
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
      input: 'src/web/app/entry-client.tsx',
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What changes least stays cached longest.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
            { name: 'store', test: /node_modules[\\/](@reduxjs|react-redux|redux|immer|reselect)/, priority: 2 },
            // One chunk for what all pages share, and the small pieces they are built of, instead of one per shared module.
            {
              name: (id, graph) => (isOnEveryPage(id, graph) || isPiece(id) ? 'shop' : null),
              debugName: 'shop',
              priority: 1,
            },
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
