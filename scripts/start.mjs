// Plain JavaScript: when the build is up to date, a start loads neither compiler nor bundler.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build-stamp.mjs';

process.env.NODE_ENV = 'production';

const root = join(import.meta.dirname, '..');
process.chdir(root);

async function build() {
  // Standard output is for the log.
  console.error('Building the shop (only when its sources have changed) …');
  const args = ['--import', 'tsx', join(root, 'scripts', 'build.ts'), '--if-changed'];
  const builder = spawn(process.execPath, args, { stdio: ['inherit', process.stderr, 'inherit'] });
  const stop = () => builder.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const [code] = await once(builder, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) {
    console.error('The build failed; the shop was not started.');
    process.exit(1);
  }
}

if (!(await isBuilt(root))) await build();
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
