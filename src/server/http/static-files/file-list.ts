import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type FileKind, getFileKind } from './file-kind.ts';

export type ServedFile = FileKind & { diskPath: string; size: number; modifiedMs: number; etag: string };

/** `folder` is served below `prefix`, e.g. dist/client/assets below `/assets/`. */
export type FileRoot = { folder: string; prefix: `/${string}` };

export type FindFile = (urlPath: string) => Promise<ServedFile | undefined> | ServedFile | undefined;

/** Lists the folders once, so a request path never reaches the disk. */
export async function createListedFileFinder(
  roots: readonly FileRoot[],
): Promise<FindFile & { paths: readonly string[] }> {
  const files = new Map<string, ServedFile>();
  for (const root of roots) {
    for (const [urlPath, file] of await readRoot(root)) files.set(urlPath, file);
  }
  const find = (urlPath: string) => files.get(urlPath);
  return Object.assign(find, { paths: [...files.keys()] });
}

async function readRoot({ folder, prefix }: FileRoot): Promise<[string, ServedFile][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, ServedFile] | undefined> => {
      const diskPath = join(entry.parentPath, entry.name);
      const urlPath = prefix + relative(folder, diskPath).split(sep).join('/');
      const file = await describeFile(urlPath, diskPath);
      return file && [urlPath, file];
    });
  return (await Promise.all(found)).filter((file) => file !== undefined);
}

/** Checks the disk on every request, for development. */
export const createLiveFileFinder =
  (roots: readonly FileRoot[]): FindFile =>
  async (urlPath) => {
    for (const { folder, prefix } of roots) {
      if (!urlPath.startsWith(prefix)) continue;
      const segments = urlPath.slice(prefix.length).split('/');
      if (segments.some((segment) => segment === '' || segment.startsWith('.') || /[\\\0]/.test(segment))) continue;
      const file = await describeFile(urlPath, join(folder, ...segments));
      if (file) return file;
    }
    return undefined;
  };

async function describeFile(urlPath: string, diskPath: string): Promise<ServedFile | undefined> {
  const kind = getFileKind(urlPath);
  if (!kind) return undefined;
  const found = await stat(diskPath).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
  return { ...kind, diskPath, size: found.size, modifiedMs: found.mtimeMs, etag };
}
