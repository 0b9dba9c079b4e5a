import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPreviousRelease } from './previous-release.ts';

const AUTHOR = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.in'];
let folder: string;
let repository: string;
const runGit = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

function commitVersion(version: string, description: string): string {
  writeFileSync(join(repository, 'package.json'), JSON.stringify({ version, description }, null, 2));
  runGit('add', 'package.json');
  runGit(...AUTHOR, 'commit', '--quiet', '--message', description);
  return runGit('rev-parse', 'HEAD');
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  repository = join(folder, 'shop');
  execFileSync('git', ['init', '--quiet', repository]);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the previous release', () => {
  it('is the newest earlier commit that set the version', async () => {
    commitVersion('0.1.0', 'first');
    await expect(findPreviousRelease(repository)).rejects.toThrow('No earlier commit sets a version');
    const second = commitVersion('0.2.0', 'second release');
    const first = await findPreviousRelease(repository);
    expect(first.version).toBe('0.1.0');
    commitVersion('0.2.0', 'work after it');
    expect(await findPreviousRelease(repository)).toEqual({ commit: second, version: '0.2.0' });
  }, 60_000);

  it('needs the whole history', async () => {
    const clone = join(folder, 'shallow');
    runGit('clone', '--quiet', '--depth=1', pathToFileURL(repository).href, clone);
    await expect(findPreviousRelease(clone)).rejects.toThrow('git fetch --unshallow');
    const plain = mkdtempSync(join(tmpdir(), 'no-repository-'));
    await expect(findPreviousRelease(plain)).rejects.toThrow('not a git repository');
    rmSync(plain, { recursive: true });
  }, 60_000);
});
