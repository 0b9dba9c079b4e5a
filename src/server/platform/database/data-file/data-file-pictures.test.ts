import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureFolder } from '#server/platform/pictures/picture-storage.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import type { DatabaseConnection } from '../database.ts';
import { inquiries } from '../tables/inquiry-tables.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-file-pictures-'));
const getPath = (name: string) => join(folder, name);
const source = createPictureFolder(getPath('source'));
const WEBP = 'picture.0123456789abcdef.webp';
const AVIF = 'picture.0123456789abcdef-360.avif';
const content = {
  [WEBP]: Buffer.concat([Buffer.from('RIFF\x01\x02\x03\x04WEBP'), Buffer.from([0, 255, 10, 13, 128])]),
  [AVIF]: Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypavif'), Buffer.alloc(150_000, 7)]),
};

let connection: DatabaseConnection;
let text = '';
beforeAll(async () => {
  connection = await createTestDatabase();
  for (const [name, bytes] of Object.entries(content)) await source.write(name, bytes);
  writeFileSync(getPath('source/notes.txt'), 'of somebody else');
  await exportData(connection.db, getPath('shop.gz'), source);
  text = gunzipSync(readFileSync(getPath('shop.gz'))).toString();
});
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

const importInto = (target: string, file = 'shop.gz') =>
  importData(connection.db, getPath(file), createPictureFolder(getPath(target)));
const listFiles = (target: string) => {
  try {
    return readdirSync(getPath(target)).sort();
  } catch {
    return [];
  }
};

describe('the pictures of a data file', () => {
  it('are written back byte by byte, without the files of others', async () => {
    await importInto('target');
    expect(listFiles('target')).toEqual([AVIF, WEBP].sort());
    for (const [name, bytes] of Object.entries(content))
      expect(readFileSync(getPath(`target/${name}`)).equals(bytes), name).toBe(true);
  });

  it('may be missing, as in a file of the previous release', async () => {
    writeFileSync(getPath('old.gz'), gzipSync(text.replace(/^\{"picture".*\n/gm, '')));
    await importInto('without', 'old.gz');
    expect(listFiles('without')).toEqual([]);
  });

  it.each([
    '../session-secret',
    '../../etc/cron.d/job',
    '/tmp/absolute.webp',
    'sub/picture.0123456789abcdef.webp',
    '..\\windows.webp',
    'picture.0123456789abcdef.webp\u0000.html',
    'picture.0123456789abcdef.html',
    '.unfinished-00000000-0000-4000-8000-000000000000',
  ])('with the name %j refuse the whole file', async (name) => {
    writeFileSync(getPath('bad.gz'), gzipSync(text.replaceAll(JSON.stringify(AVIF), JSON.stringify(name))));
    await expect(importInto('bad', 'bad.gz')).rejects.toThrow('name that is not allowed');
    expect(listFiles('bad')).toEqual([]);
  });

  it('that are no pictures refuse the whole file', async () => {
    const page = Buffer.from('<html><script>alert(1)</script>').toString('base64');
    writeFileSync(getPath('page.gz'), gzipSync(text.replace(/("content":)"[^"]*"/g, `$1"${page}"`)));
    await expect(importInto('page', 'page.gz')).rejects.toThrow('is not a picture');
    expect(listFiles('page')).toEqual([]);
  });

  it('of a damaged file are removed again, except those that were there before', async () => {
    const target = createPictureFolder(getPath('partly'));
    await target.write(WEBP, content[WEBP] ?? Buffer.alloc(0));
    writeFileSync(getPath('damaged.gz'), gzipSync(`${text}["secrets","1"]\n`));
    await expect(importInto('partly', 'damaged.gz')).rejects.toThrow('unknown table');
    expect(listFiles('partly')).toEqual([WEBP]);
    expect(await connection.db.$count(inquiries)).toBe(0);
  });

  it('are reported when they cannot be written', async () => {
    writeFileSync(getPath('file'), '');
    await expect(importInto('file/pictures')).rejects.toThrow(/^The picture \S+ cannot be written \(ENOTDIR\)\.$/);
  });
});
