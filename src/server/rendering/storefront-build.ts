import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/page-render.ts';
import { createListedFileFinder, type FileRoot, type FindFile } from '../http/static-files/file-list.ts';
import { createDocumentWriter, type WriteDocument } from './document.ts';
import { readViteManifest } from './vite-manifest.ts';

/** Loaded from `dist`, or created by the development server. */
export type StorefrontBuild = { renderer: PageRenderer; writeDocument: WriteDocument; findFile: FindFile };

/** Folders that are served as they are. */
export const getPublicRoots = (root: string): FileRoot[] => [{ folder: join(root, 'public'), prefix: '/' }];

/** @param root the folder that holds `dist` and `public` */
export async function loadStorefrontBuild(root: string): Promise<StorefrontBuild> {
  const client = join(root, 'dist', 'client');
  const [manifest, findFile, entry] = await Promise.all([
    readViteManifest(join(client, '.vite', 'manifest.json')),
    createListedFileFinder([...getPublicRoots(root), { folder: join(client, 'assets'), prefix: '/assets/' }]),
    import(/* @vite-ignore */ pathToFileURL(join(root, 'dist', 'server', 'entry-server.js')).href),
  ]);
  const fonts = findFile.paths.filter((path) => path.startsWith('/fonts/') && path.endsWith('.woff2'));
  const { renderer } = entry as { renderer: PageRenderer };
  return { renderer, writeDocument: createDocumentWriter({ manifest, fonts }), findFile };
}
