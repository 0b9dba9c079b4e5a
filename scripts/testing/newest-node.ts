import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './run-command.ts';

const FOLDER = join('.cache', 'newest-node');
const PROGRAM = resolve(FOLDER, 'node_modules', 'node', 'bin', 'node');

/** Installs the newest Node that the npm package `node` provides, and returns the path of its program. */
export async function installNewestNode(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  // The package's install script downloads the binary for this platform.
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  await runCommand('npm', ['install', '--prefix', FOLDER, '--no-save', 'node@latest'], { quiet: true });
  if (!existsSync(PROGRAM)) throw new Error('The newest Node could not be installed.');
  return PROGRAM;
}
