import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { lockDataFolder } from '#server/platform/database/engines/data-folder-lock.ts';
import { CatalogueCommandError } from './command-error.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { importFile } from './import-file.ts';
import { withDatabase } from './with-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
const at = (name: string) => join(folder, name);
const DEMO = 'catalogue/demo-catalogue.json';

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', at('data'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const catchLines = async (work: Promise<unknown>): Promise<readonly string[]> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CatalogueCommandError)) throw new Error(`refused otherwise: ${error}`);
  return error.lines;
};

describe('the catalogue commands', () => {
  it('import a catalogue and export the same, as JSON and as CSV', async () => {
    await withDatabase(async (repository) => {
      await importFile(repository, DEMO);
      const version = await repository.version();
      await exportCatalogue(repository, at('out.json'));
      expect(readFileSync(at('out.json'), 'utf8')).toBe(readFileSync(DEMO, 'utf8'));
      await exportCatalogue(repository, at('out.csv'));
      await importFile(repository, at('out.json'));
      await importFile(repository, at('out.csv'));
      expect(await repository.version()).toBe(version);
      const table = readFileSync(at('out.csv'), 'utf8').replace('Basant Vine', 'Vasant Vine');
      writeFileSync(at('changed.csv'), table);
      await importFile(repository, at('changed.csv'));
      expect((await repository.read()).products[0]?.title).toBe('Vasant Vine');
    });
  });

  it('reject the embedded database of a running shop with a clear message', async () => {
    const unlock = lockDataFolder(at('data'));
    const work = vi.fn();
    const [sentence] = await catchLines(withDatabase(work));
    unlock();
    expect(sentence).toBe(
      'A running shop keeps its embedded database to itself: stop the shop, then run this command again.',
    );
    expect(work).not.toHaveBeenCalled();
  });

  it.each([
    ['bad.json', '{"products":[', 'line 1: is not valid JSON'],
    ['bad.csv', 'id,title\nx,y', 'line 2: id names no product of this catalogue: x'],
    ['bad-utf8.json', Buffer.from([0x7b, 0xff, 0x7d]), undefined],
    ['bad.txt', '', undefined],
  ])('reject %s, explain why, and store nothing', async (name, content, reason) => {
    writeFileSync(at(name), content);
    const repository = { read: async () => ({ version: '', products: [] }) } as unknown as CatalogueRepository;
    const lines = await catchLines(importFile(repository, at(name)));
    expect(lines[0]).toContain(name);
    if (reason) expect(lines[1]).toBe(`  ${reason}`);
  });

  it('reject a missing file', async () => {
    const lines = await catchLines(importFile({} as CatalogueRepository, at('missing.json')));
    expect(lines[0]).toContain('cannot be read');
  });
});
