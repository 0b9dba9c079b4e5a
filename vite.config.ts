import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** Without the line number of Vite's own class names, which scripts carry for every class. */
const nameClass = (name: string, _file: string, css: string): string =>
  `${name}_${createHash('sha1').update(css).digest('base64url').slice(0, 5)}`;

const shared: UserConfig = {
  // The shop serves public/ itself, with its own cache rules, so no build copies it.
  publicDir: false,
  plugins: [react()],
  css: { modules: { generateScopedName: nameClass } },
};

const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
const ENTRY = 'src/storefront/app/entry-client.tsx';

/** Pages behind the log-in share these. */
const ACCOUNT_MODULE =
  /storefront[\\/]\w+[\\/](dashboard|privacy|orders|account)[\\/]|orders[\\/]order-|readers[\\/](orders|privacy|account)-/;

/** Of rooms and headers: no product page shows one. */
const SHOP_PICTURES = /pictures[\\/](pictures\.json|shop-picture)/;

/** A product page, cart and checkout share these. */
const BUYING_MODULE =
  /(storefront[\\/](features|state)|domain)[\\/](cart|delivery|product)[\\/](?!line-details|change-quantity)|ui[\\/]\w+[\\/](icon-fact|bottom-bar)/;

const browserBuild: UserConfig = {
  ...shared,
  build: {
    outDir: 'dist/client',
    assetsDir: 'assets',
    manifest: true,
    target: BROWSERS,
    // Off: the list of every chunk's imports would be 1 KB of each first load. Links prefetch the next page's script.
    modulePreload: false,
    // One stylesheet loads faster than six small ones.
    cssCodeSplit: false,
    // The content security policy blocks inlined data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['src/storefront/app/boot.ts', ENTRY],
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: {
          // Chunks follow dynamic imports. These groups only keep a first visit from loading dozens of tiny files:
          // each costs 0.5 KB of headers.
          groups: [
            // Loads the others after the first paint, so it imports none of them (decision 009).
            { name: 'boot', test: /app[\\/]boot\.ts$/, priority: 6 },
            { name: 'packages', test: /node_modules[\\/](?!react-hook-form|minisearch)/, priority: 5 },
            { name: 'shop', tags: ['$initial'], priority: 4 },
            // Only pages with a form load it (decision 016).
            { name: 'forms', test: /node_modules[\\/]react-hook-form|src[\\/]ui[\\/]forms/, priority: 3 },
            {
              name: 'shared',
              test: (id) => !ACCOUNT_MODULE.test(id) && !SHOP_PICTURES.test(id),
              minShareCount: 5,
              priority: 2,
            },
            { name: 'buying', test: BUYING_MODULE, minShareCount: 2, priority: 1 },
            { name: 'account', test: ACCOUNT_MODULE, minShareCount: 5, priority: 0 },
          ],
        },
      },
    },
  },
};

/** Behind a sign-in and kept by the browser for long, so chunks follow the routes alone. */
const deskBuild: UserConfig = {
  ...shared,
  base: '/desk/',
  build: {
    outDir: 'dist/desk',
    assetsDir: 'assets',
    manifest: true,
    target: BROWSERS,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['src/desk/app/entry.tsx'],
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // The help and its page share it; nobody else loads its text.
            { name: 'handbook', test: /elements[\\/]handbook|docs[\\/]handbook/, priority: 2 },
            { name: 'shared', minShareCount: 2, priority: 1 },
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
      input: {
        main: 'src/server/main.ts',
        'entry-server': 'src/storefront/app/entry-server.tsx',
        'decoder-process': 'src/server/platform/pictures/decoding/decoder-process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
};

export default defineConfig(({ command, isSsrBuild, mode }) => {
  if (command === 'serve') return { ...shared, appType: 'custom', cacheDir: '.cache/vite' };
  if (isSsrBuild) return serverBuild;
  return mode === 'desk' ? deskBuild : browserBuild;
});
