import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPictureFolder, getUploadsFolder } from './picture-storage.ts';

const parent = mkdtempSync(join(tmpdir(), 'storage-'));
const folder = join(parent, 'new', 'pictures');
const storage = createPictureFolder(folder);
afterAll(() => rmSync(parent, { recursive: true }));

const NAME = 'picture.0123456789abcdef.webp';

describe('the folder of pictures', () => {
  it('is created when it is missing', () => {
    expect(getUploadsFolder({ picturesDir: join(parent, 'served') })).toEqual({
      folder: join(parent, 'served'),
      prefix: '/pictures/uploads/',
    });
    expect(existsSync(join(parent, 'served'))).toBe(true);
  });

  it('is reported as a wrong setting when it cannot be created', () => {
    writeFileSync(join(parent, 'file'), '');
    const picturesDir = join(parent, 'file', 'pictures');
    expect(() => getUploadsFolder({ picturesDir })).toThrow(
      `PICTURES_DIR '${picturesDir}' cannot be created (ENOTDIR).`,
    );
  });

  it('has no files before the first one', async () => {
    expect([await storage.list(), await storage.read(NAME), await storage.exists(NAME)]).toEqual([
      [],
      undefined,
      false,
    ]);
    await storage.remove(NAME);
  });

  it('writes, reads, lists and removes', async () => {
    await storage.write(NAME, Buffer.from('content'));
    expect((await storage.read(NAME))?.toString()).toBe('content');
    expect((await storage.list()).map(({ name }) => name)).toEqual([NAME]);
    await storage.remove(NAME);
    expect(await storage.exists(NAME)).toBe(false);
  });

  it('never shows half a file', async () => {
    const sizes = new Set<number>();
    const content = Buffer.alloc(3_000_000, 'x');
    let isWriting = true;
    const writing = (async () => {
      for (let round = 0; round < 5; round++) {
        await storage.write(NAME, content);
        await storage.remove(NAME);
      }
      isWriting = false;
    })();
    while (isWriting) {
      const read = await storage.read(NAME);
      if (read) sizes.add(read.length);
      await new Promise(setImmediate);
    }
    await writing;
    expect([...sizes].filter((size) => size !== content.length)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps the earlier file when a write fails', async () => {
    await storage.write(NAME, Buffer.from('first'));
    await expect(storage.write(NAME, 5 as unknown as Buffer)).rejects.toThrow();
    expect(readFileSync(join(folder, NAME), 'utf8')).toBe('first');
    expect(readdirSync(folder)).toEqual([NAME]);
  });

  it.each(['../escaped.webp', '..', '', 'a/b.webp', 'picture.html', `${NAME}\0`])(
    'refuses the name %j',
    async (name) => {
      await expect((async () => storage.write(name, Buffer.alloc(1)))()).rejects.toThrow('not allowed');
      await expect((async () => storage.read(name))()).rejects.toThrow('not allowed');
      await expect((async () => storage.remove(name))()).rejects.toThrow('not allowed');
    },
  );
});
