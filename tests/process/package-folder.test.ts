import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startShop } from '../../scripts/testing/running-shop.ts';

/** Large folders that the shop only reads. */
const LINKED = ['node_modules', 'public'];
const COPIED = ['catalogue', 'dist', 'package-lock.json', 'package.json', 'scripts', 'settings', 'src'];
const CONFIGURATION = ['tsconfig.base.json', 'tsconfig.json', 'vite.config.ts'];

let folder: string;
/** A package folder of its own, so that a build does not disturb other tests. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-package-'));
  for (const name of LINKED) symlinkSync(join(process.cwd(), name), join(folder, name));
  for (const name of [...COPIED, ...CONFIGURATION]) {
    if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const startCopy = () => startShop({ program: join(folder, 'scripts', 'start.mjs'), timeoutMs: 280_000 });

describe('a package folder', () => {
  it('that cannot be written holds a shop that starts with a new data folder', async () => {
    // Does nothing where an earlier test has built the shop.
    const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-changed'], { cwd: folder });
    expect(build.status).toBe(0);
    // Permissions would not stop root, but nobody can write below a file.
    writeFileSync(join(folder, '.cache'), '');
    const names = readdirSync(folder);
    const shop = await startCopy();
    expect((await fetch(`${shop.address}/`)).status).toBe(200);
    expect(await shop.stop()).toBe(0);
    expect(readdirSync(folder)).toEqual(names);
  }, 300_000);

  it('that is not built yet lets two shops start together', { tags: ['extended'], timeout: 600_000 }, async () => {
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    const shops = await Promise.all([startCopy(), startCopy()]);
    for (const shop of shops) {
      const page = await (await fetch(`${shop.address}/`)).text();
      const [, script] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
      expect((await fetch(shop.address + script)).status).toBe(200);
      expect(await shop.stop()).toBe(0);
    }
    expect(existsSync(join(folder, 'dist', 'build.lock'))).toBe(false);
  });
});
