import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, createLogger } from 'vite';
import { BEST_LEVELS } from '#server/http/responses/compression.ts';
import { stampFile, stampOfSources } from './build-stamp.mjs';

process.env.NODE_ENV = 'production';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(?:js|css|svg|json)$/;

/** The best compression is slow, so it happens once here and the server only reads the result. */
async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.test(name));
  for (const name of names) {
    const file = join(folder, name);
    const content = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BEST_LEVELS.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await gz(content, { level: BEST_LEVELS.gzip }));
  }
}

/** Logs warnings except the one about unprocessed public/ files, which is intended. */
function buildLogger() {
  const logger = createLogger('warn');
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes("didn't resolve at build time")) warnOnce(message, options);
  };
  return logger;
}

const root = join(import.meta.dirname, '..');
const stamp = await stampOfSources(root);
const quiet = { root, logLevel: 'warn' as const, customLogger: buildLogger() };
await build(quiet);
await compressAssets(join(root, 'dist/client/assets'));
await build({ ...quiet, build: { ssr: true } });
// Written last: a build that was interrupted has no stamp and is made again.
await writeFile(stampFile(root), stamp);
