import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 100_000_000;

/** Its message tells the operator why a release cannot be built. */
export class ReleaseError extends Error {}

export type Release = { folder: string; description: string };

const runGit = async (repository: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: repository })).stdout.trim();

/** Finds the newest commit before the present one that set the version in package.json. */
export async function findPreviousRelease(repository: string): Promise<{ commit: string; version: string }> {
  const isShallow = await runGit(repository, 'rev-parse', '--is-shallow-repository').catch(() => {
    throw new ReleaseError(
      'The previous release is built from the history, but this folder is not a git repository: clone the project.',
    );
  });
  if (isShallow === 'true') {
    throw new ReleaseError('This clone has no full history: run "git fetch --unshallow" first.');
  }
  const [head] = (await runGit(repository, 'log', '-1', '--format=%H')).split('\n');
  const log = await runGit(repository, 'log', '--format=%H', '-G"version":', '--', 'package.json');
  const commit = log.split('\n').find((candidate) => candidate !== '' && candidate !== head);
  if (commit === undefined) throw new ReleaseError('No earlier commit sets a version in package.json.');
  const { version } = JSON.parse(await runGit(repository, 'show', `${commit}:package.json`)) as { version: string };
  return { commit, version };
}

/** Builds the previous release in a temporary folder, which the caller removes. */
export async function buildPreviousRelease(repository: string): Promise<Release> {
  const { commit, version } = await findPreviousRelease(repository);
  const folder = mkdtempSync(join(tmpdir(), 'previous-release-'));
  try {
    const archive = join(folder, 'release.tar');
    await runGit(repository, 'archive', '--format=tar', `--output=${archive}`, commit);
    await run('tar', ['-xf', archive, '-C', folder]);
    rmSync(archive);
    await installPackages(repository, folder);
    await buildRelease(folder);
    return { folder, description: `${version} (${commit.slice(0, 8)})` };
  } catch (error) {
    removeRelease({ folder });
    throw error;
  }
}

export const removeRelease = ({ folder }: Pick<Release, 'folder'>): void =>
  rmSync(folder, { recursive: true, force: true });

/** Builds the release in a folder whose packages are installed; `--if-changed` skips a build that is up to date. */
export const buildRelease = (folder: string, ...options: string[]): Promise<void> =>
  runNpm(folder, 'run', 'build', '--', ...options).catch((error: Error) => {
    throw new ReleaseError(`The release in ${folder} cannot be built: ${error.message}`);
  });

async function installPackages(repository: string, folder: string): Promise<void> {
  const readLock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (readLock(repository) === readLock(folder)) {
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return;
  }
  await runNpm(folder, 'ci', '--no-audit', '--no-fund').catch((error: Error) => {
    throw new ReleaseError(`The packages of the previous release cannot be installed: ${error.message}`);
  });
}

async function runNpm(folder: string, ...args: string[]): Promise<void> {
  await run('npm', args, { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES });
}

/** Runs a command of the release, such as `orders refund`, and returns its output. */
export async function runReleaseCommand(
  { folder }: Pick<Release, 'folder'>,
  [name, ...args]: readonly [string, ...string[]],
  settings: NodeJS.ProcessEnv,
): Promise<string> {
  const command = ['--import', 'tsx', join('scripts', `${name}.ts`), ...args];
  const { stdout } = await run(process.execPath, command, { cwd: folder, env: { ...process.env, ...settings } });
  return stdout;
}
