import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isUploadFile, UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';

type StoredFile = { readonly name: string; readonly modifiedAt: Date };

/** Where uploaded pictures are. Small, so that an object store can take the place of the folder. */
export type PictureStorage = {
  /** Readers see the whole file or none. */
  write(name: string, content: Uint8Array): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  exists(name: string): Promise<boolean>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
  /** Includes what an interrupted `write` left behind, and no files of others. */
  list(): Promise<readonly StoredFile[]>;
};

/** Dot files are never served. */
const UNFINISHED = /^\.unfinished-[0-9a-f-]{36}$/;

export const isUnfinished = (name: string): boolean => UNFINISHED.test(name);

export function createPictureFolder(folder: string): PictureStorage {
  const getPath = (name: string): string => {
    if (!isUploadFile(name) && !isUnfinished(name)) throw new Error('The name of a picture file is not allowed.');
    return join(folder, name);
  };
  return {
    async write(name, content) {
      const path = getPath(name);
      const unfinished = getPath(`.unfinished-${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      try {
        const file = await open(unfinished, 'wx');
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: (name) => readFile(getPath(name)).catch(ignoreMissing),
    exists: (name) =>
      access(getPath(name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(getPath(name), { force: true }),
    async list() {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
      const files: StoredFile[] = [];
      for (const name of names.filter((found) => isUploadFile(found) || isUnfinished(found))) {
        // Another process may have removed it meanwhile.
        const stats = await stat(join(folder, name)).catch(ignoreMissing);
        if (stats) files.push({ name, modifiedAt: stats.mtime });
      }
      return files;
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Creates the folder if it is new; the shop and the desk serve it. */
export function getUploadsFolder({ picturesDir }: Pick<Config, 'picturesDir'>) {
  const folder = resolve(picturesDir);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`PICTURES_DIR '${picturesDir}' cannot be created (${code}).`);
  }
  return { folder, prefix: UPLOADS_PREFIX } as const;
}
