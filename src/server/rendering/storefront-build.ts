import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/page-render.ts';
import type { StaticFolder } from '../http/static-files.ts';
import { createDocumentWriter, type WriteDocument } from './document.ts';
import { readViteManifest } from './vite-manifest.ts';

/** Loaded from `dist`, or created by the development server. */
export type StorefrontBuild = {
  renderer: PageRenderer;
  writeDocument: WriteDocument;
  folders: readonly StaticFolder[];
};

const PUBLIC_FOLDERS = ['fonts', 'icons', 'pictures', 'rooms', 'video'];

export const getPublicFolders = (root: string): StaticFolder[] =>
  PUBLIC_FOLDERS.map((name) => ({ folder: join(root, 'public', name), prefix: `/${name}/` }));

/** @param root the folder that holds `dist` and `public` */
export async function loadStorefrontBuild(root: string): Promise<StorefrontBuild> {
  const client = join(root, 'dist', 'client');
  const [manifest, fontFiles, entry] = await Promise.all([
    readViteManifest(join(client, '.vite', 'manifest.json')),
    readdir(join(root, 'public', 'fonts')),
    import(/* @vite-ignore */ pathToFileURL(join(root, 'dist', 'server', 'entry-server.js')).href),
  ]);
  const fonts = fontFiles.filter((name) => name.endsWith('.woff2')).map((name) => `/fonts/${name}`);
  const { renderer } = entry as { renderer: PageRenderer };
  return {
    renderer,
    writeDocument: createDocumentWriter({ manifest, fonts }),
    folders: [...getPublicFolders(root), { folder: join(client, 'assets'), prefix: '/assets/', isPrecompressed: true }],
  };
}
