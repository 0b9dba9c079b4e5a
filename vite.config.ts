import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

// The shop serves public/ itself, with its own cache rules, so no build copies it.
const shared: UserConfig = { publicDir: false, plugins: [react()] };

const ENTRY = 'src/storefront/app/entry-client.tsx';

const browserBuild: UserConfig = {
  ...shared,
  build: {
    outDir: 'dist/client',
    assetsDir: 'assets',
    manifest: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    // One stylesheet loads faster than six small ones.
    cssCodeSplit: false,
    // The content security policy blocks inlined data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['src/storefront/app/boot.ts', ENTRY],
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // Chunks follow dynamic imports. These groups only keep a first visit from loading dozens of tiny files.
          groups: [
            // Loads the others after the first paint, so it imports none of them (decision 009).
            { name: 'boot', test: /app[\\/]boot\.ts$/, priority: 5 },
            { name: 'packages', test: /node_modules[\\/](?!react-hook-form)/, priority: 4 },
            { name: 'shop', tags: ['$initial'], priority: 3 },
            // Only pages with a form load it (decision 016).
            { name: 'forms', test: /node_modules[\\/]react-hook-form|src[\\/]ui[\\/]forms/, priority: 2 },
            { name: 'shared', minShareCount: 4, priority: 1 },
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
      input: { main: 'src/server/main.ts', 'entry-server': 'src/storefront/app/entry-server.tsx' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'serve') return { ...shared, appType: 'custom', cacheDir: '.cache/vite' };
  return isSsrBuild ? serverBuild : browserBuild;
});
