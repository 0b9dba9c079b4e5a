import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import type { Database } from '#server/platform/database/database.ts';
import { lockDataFolder } from '#server/platform/database/engines/data-folder-lock.ts';
import { CommandError } from '../commands/command-error.ts';
import { exportCatalogueFile } from './export-catalogue-file.ts';
import { importCatalogueFile } from './import-catalogue-file.ts';
import { replaceByFile } from './replace-catalogue.ts';
import { withCatalogueDatabase } from './with-catalogue-database.ts';

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
  if (!(error instanceof CommandError)) throw new Error(`expected a CommandError, got: ${error}`);
  return error.message.split('\n');
}

const readVersion = (db: Database) => createCatalogueRepository(db).readVersion();
const listPrinted = () => vi.mocked(console.log).mock.calls.flat().join('\n');

describe('the catalogue commands', () => {
  it('import a catalogue into an empty shop and export an identical file', async () => {
    await withCatalogueDatabase(async (db) => {
      await importCatalogueFile(db, DEMO_CATALOGUE_FILE);
      await exportCatalogueFile(db, getTempPath('out.json'));
      expect(readFileSync(getTempPath('out.json'), 'utf8')).toBe(readFileSync(DEMO_CATALOGUE_FILE, 'utf8'));
    });
  });

  it('change nothing when an export is imported again', async () => {
    await withCatalogueDatabase(async (db) => {
      const version = await readVersion(db);
      await exportCatalogueFile(db, getTempPath('out.csv'));
      await importCatalogueFile(db, getTempPath('out.json'));
      await importCatalogueFile(db, getTempPath('out.csv'));
      expect(await readVersion(db)).toBe(version);
    });
  });

  it('print what an edited CSV file changes; a dry run stores nothing of it', async () => {
    const [header = '', first = ''] = readFileSync(getTempPath('out.csv'), 'utf8').split('\r\n');
    writeFileSync(getTempPath('changed.csv'), `${header}\r\n${first.replace('Basant Vine', 'Vasant Vine')}`);
    await withCatalogueDatabase(async (db) => {
      const version = await readVersion(db);
      await importCatalogueFile(db, getTempPath('changed.csv'), { isDryRun: true });
      expect(await readVersion(db)).toBe(version);
      expect(listPrinted()).toContain('would import: 0 new, 1 changed, 0 unchanged. Nothing was changed.');
      await importCatalogueFile(db, getTempPath('changed.csv'));
      expect(listPrinted()).toContain('  changed: Vasant Vine\n    Title: Basant Vine → Vasant Vine');
      const { products } = await createCatalogueRepository(db).read();
      expect([products[0]?.title, products.length]).toEqual(['Vasant Vine', 89]);
    });
  });

  it('replace the whole catalogue only when asked to', async () => {
    const one = { products: [{ title: 'Fern', category: 'wallpaper' }] };
    writeFileSync(getTempPath('one.json'), JSON.stringify(one));
    const [vine] = (JSON.parse(readFileSync(DEMO_CATALOGUE_FILE, 'utf8')) as { products: object[] }).products;
    writeFileSync(getTempPath('vine.json'), JSON.stringify({ products: [vine] }));
    await withCatalogueDatabase(async (db, uploads) => {
      const countProducts = async () => (await createCatalogueRepository(db).read()).products.length;
      await importCatalogueFile(db, getTempPath('one.json'));
      expect(await countProducts()).toBe(90);
      expect(listPrinted()).toContain(
        '1 product goes on sale without a picture.\n1 product goes on sale without a type.',
      );
      await replaceByFile(db, getTempPath('vine.json'), uploads, { isDryRun: true });
      expect(await countProducts()).toBe(90);
      expect(listPrinted()).toContain('would replace: 0 new, 1 changed, 89 hidden. Nothing was changed.');
      expect(listPrinted()).toContain('  hidden: Genda Trellis\n');
      await replaceByFile(db, getTempPath('vine.json'), uploads);
      expect(await countProducts()).toBe(1);
      expect(listPrinted()).toContain('Replaced: 0 new, 1 changed, 89 hidden.');
      await replaceByFile(db, getTempPath('vine.json'), uploads);
      expect(listPrinted()).toContain('is already the same as');
      const lines = await getCommandErrorLines(replaceByFile(db, getTempPath('out.csv'), uploads));
      expect(lines).toEqual(['Only a .json file can replace the whole catalogue.']);
    });
  });

  it('say how many products and problems they do not print', async () => {
    const listLines = (count: number, category: string) =>
      Array.from({ length: count }, (_, index) => `Fern ${index},${category}`).join('\n');
    writeFileSync(getTempPath('many.csv'), `title,category\n${listLines(203, 'wallpaper')}`);
    writeFileSync(getTempPath('bad-many.csv'), `title,category\n${listLines(502, 'carpets')}`);
    await withCatalogueDatabase(async (db) => {
      await importCatalogueFile(db, getTempPath('many.csv'), { isDryRun: true });
      expect(listPrinted()).toContain('  … and 3 more');
      const lines = await getCommandErrorLines(importCatalogueFile(db, getTempPath('bad-many.csv')));
      expect(lines.at(-1)).toMatch(/^ {2}… and \d+ more$/);
    });
  });

  it('refuse to open an embedded database that a running shop uses', async () => {
    const unlock = lockDataFolder(getTempPath('data'));
    const callback = vi.fn();
    const [message] = await getCommandErrorLines(withCatalogueDatabase(callback));
    unlock();
    expect(message).toBe(
      'The running shop is using the embedded database: stop the shop, then run this command again.',
    );
    expect(callback).not.toHaveBeenCalled();
  });

  it.each([
    [
      'bad.json',
      '{"products":[',
      ['bad.json has a problem. Nothing was changed.', '  line 1: The file is not valid JSON from here on.'],
    ],
    [
      'bad.csv',
      'id,title\nx,y',
      [
        'bad.csv has a problem. Nothing was changed.',
        '  line 2: “y”: id: ‘x’ is not the id of a product. Leave the cell empty for a new product.',
      ],
    ],
    [
      'bad-utf8.json',
      Buffer.from([0x7b, 0xff, 0x7d]),
      [
        'bad-utf8.json: The file is not UTF-8. In a spreadsheet, choose “CSV UTF-8” when you save it. Nothing was changed.',
      ],
    ],
    ['bad.txt', '', ['bad.txt must end in .json or .csv.']],
  ])('reject %s, explain why, and store nothing', async (name, content, expectedLines) => {
    writeFileSync(getTempPath(name), content);
    await withCatalogueDatabase(async (db) => {
      const version = await readVersion(db);
      const lines = await getCommandErrorLines(importCatalogueFile(db, getTempPath(name)));
      expect(lines.map((line) => line.replace(`${folder}/`, ''))).toEqual(expectedLines);
      expect(await readVersion(db)).toBe(version);
    });
  });

  it('reject a missing file', async () => {
    await withCatalogueDatabase(async (db) => {
      const lines = await getCommandErrorLines(importCatalogueFile(db, getTempPath('missing.json')));
      expect(lines[0]).toContain('cannot be read');
    });
  });
});
