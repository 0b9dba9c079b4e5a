import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, createLogger } from 'vite';
import { withBuildLock } from './build/build-lock.ts';
import { getStampPath, hashSources, isBuilt } from './build-stamp.mjs';
import { findSearchProblem } from './doctor/check-search.ts';

process.env.NODE_ENV = 'production';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const COMPRESSIBLE_FILE = /\.(?:js|css|svg|json)$/;

/** Precompresses assets at the best level, which is too slow at runtime. */
async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => COMPRESSIBLE_FILE.test(name));
  for (const name of names) {
    const file = join(folder, name);
    const content = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${file}.br`, await brotliAsync(content, { params }));
    await writeFile(`${file}.gz`, await gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/** Logs warnings except the one about unprocessed public/ files, which is intended. */
function createBuildLogger() {
  const logger = createLogger('warn');
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes("didn't resolve at build time")) warnOnce(message, options);
  };
  return logger;
}

async function buildShop(root: string): Promise<void> {
  const stamp = await hashSources(root);
  const shared = { root, logLevel: 'warn' as const, customLogger: createBuildLogger() };
  // Removed first and written last: an interrupted build has no stamp and is repeated.
  await rm(getStampPath(root), { force: true });
  await build(shared);
  await compressAssets(join(root, 'dist/client/assets'));
  await build({ ...shared, mode: 'desk' });
  await compressAssets(join(root, 'dist/desk/assets'));
  await build({ ...shared, build: { ssr: true } });
  await writeFile(getStampPath(root), stamp);
}

/** Set by `npm start`: another start may have built the same sources meanwhile. */
const isOnlyIfChanged = process.argv.includes('--if-changed');
const root = join(import.meta.dirname, '..');
const searchProblem = findSearchProblem(root);
if (searchProblem !== undefined) {
  console.error(searchProblem);
  process.exit(1);
}
await withBuildLock(join(root, 'dist'), async () => {
  if (!isOnlyIfChanged || !(await isBuilt(root))) await buildShop(root);
});
