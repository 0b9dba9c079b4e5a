import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { lockDataFolder } from '#server/platform/database/engines/data-folder-lock.ts';
import { CatalogueCommandError } from './command-error.ts';
import { exportCatalogueFile } from './export-catalogue-file.ts';
import { importCatalogueFile } from './import-catalogue-file.ts';
import { withCatalogueRepository } from './with-catalogue-repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
const getTempPath = (name: string) => join(folder, name);
const DEMO_CATALOGUE_FILE = 'catalogue/demo-catalogue.json';

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', getTempPath('data'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function getCommandErrorLines(command: Promise<unknown>): Promise<readonly string[]> {
  const error = await command.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CatalogueCommandError)) throw new Error(`expected a CatalogueCommandError, got: ${error}`);
  return error.lines;
}

describe('the catalogue commands', () => {
  it('import a catalogue and export an identical file', async () => {
    await withCatalogueRepository(async (repository) => {
      await importCatalogueFile(repository, DEMO_CATALOGUE_FILE);
      await exportCatalogueFile(repository, getTempPath('out.json'));
      expect(readFileSync(getTempPath('out.json'), 'utf8')).toBe(readFileSync(DEMO_CATALOGUE_FILE, 'utf8'));
    });
  });

  it('change nothing when an export is imported again', async () => {
    await withCatalogueRepository(async (repository) => {
      const version = await repository.readVersion();
      await exportCatalogueFile(repository, getTempPath('out.csv'));
      await importCatalogueFile(repository, getTempPath('out.json'));
      await importCatalogueFile(repository, getTempPath('out.csv'));
      expect(await repository.readVersion()).toBe(version);
    });
  });

  it('import an edited CSV file', async () => {
    const csv = readFileSync(getTempPath('out.csv'), 'utf8').replace('Basant Vine', 'Vasant Vine');
    writeFileSync(getTempPath('changed.csv'), csv);
    await withCatalogueRepository(async (repository) => {
      await importCatalogueFile(repository, getTempPath('changed.csv'));
      expect((await repository.read()).products[0]?.title).toBe('Vasant Vine');
    });
  });

  it('refuse to open an embedded database that a running shop uses', async () => {
    const unlock = lockDataFolder(getTempPath('data'));
    const callback = vi.fn();
    const [message] = await getCommandErrorLines(withCatalogueRepository(callback));
    unlock();
    expect(message).toBe(
      'The running shop is using the embedded database: stop the shop, then run this command again.',
    );
    expect(callback).not.toHaveBeenCalled();
  });

  it.each([
    ['bad.json', '{"products":[', ['bad.json has a problem. Nothing was changed.', '  line 1: is not valid JSON']],
    [
      'bad.csv',
      'id,title\nx,y',
      ['bad.csv has a problem. Nothing was changed.', '  line 2: id is not a product of this catalogue: x'],
    ],
    ['bad-utf8.json', Buffer.from([0x7b, 0xff, 0x7d]), ['bad-utf8.json is not UTF-8. Nothing was changed.']],
    ['bad.txt', '', ['bad.txt must end in .json or .csv.']],
  ])('reject %s, explain why, and store nothing', async (name, content, expectedLines) => {
    writeFileSync(getTempPath(name), content);
    const replace = vi.fn();
    const read = async () => ({ version: '', products: [] });
    const repository = { read, replace } as unknown as CatalogueRepository;
    const lines = await getCommandErrorLines(importCatalogueFile(repository, getTempPath(name)));
    expect(lines.map((line) => line.replace(`${folder}/`, ''))).toEqual(expectedLines);
    expect(replace).not.toHaveBeenCalled();
  });

  it('reject a missing file', async () => {
    const lines = await getCommandErrorLines(
      importCatalogueFile({} as CatalogueRepository, getTempPath('missing.json')),
    );
    expect(lines[0]).toContain('cannot be read');
  });
});
