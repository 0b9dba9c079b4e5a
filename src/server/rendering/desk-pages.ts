import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/responses/prepared-response.ts';
import type { SecurityHeaders } from '../http/security/security-headers.ts';
import { registerStaticFiles, type StaticFolder } from '../http/static-files.ts';
import { collectAssets, readViteManifest, type ViteManifest } from './vite-manifest.ts';

/** The back office, built or from source: one document for every page, and its files. */
export type DeskBuild = { document: string; folders: readonly StaticFolder[] };

export const DESK_ENTRY = 'src/desk/app/entry.tsx';
const DESK_HOME = '/desk/';

/** The shop's folders that the desk serves too: fonts, the icon and the pictures of order lines. */
const SHOP_FOLDERS = ['fonts', 'icons', 'pictures'];

/** @param root the folder that holds `dist` and `public` */
export async function loadDeskBuild(root: string): Promise<DeskBuild> {
  const built = join(root, 'dist', 'desk');
  const manifest = await readViteManifest(join(built, '.vite', 'manifest.json'));
  const assets: StaticFolder = { folder: join(built, 'assets'), prefix: '/desk/assets/', isPrecompressed: true };
  return { document: buildDeskDocument(buildLinks(manifest)), folders: [...listShopFolders(root), assets] };
}

/** For the development server, whose `links` load the sources. */
export const createDeskFromSource = (root: string, links: string): DeskBuild => ({
  document: buildDeskDocument(links),
  folders: listShopFolders(root),
});

const listShopFolders = (root: string): StaticFolder[] =>
  SHOP_FOLDERS.map((name) => ({ folder: join(root, 'public', name), prefix: `/${name}/` }));

function buildLinks(manifest: ViteManifest): string {
  const { styles, scripts } = collectAssets(manifest, [DESK_ENTRY]);
  const [entry, ...chunks] = scripts;
  if (entry === undefined) throw new Error(`The desk's build has no entry ${DESK_ENTRY}.`);
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="/desk${href}">`),
    ...chunks.map((href) => `<link rel="modulepreload" href="/desk${href}">`),
    `<script type="module" src="/desk${entry}"></script>`,
  ].join('');
}

/** Contains no data: the desk asks for it after the sign-in. */
const buildDeskDocument = (links: string): string =>
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Desk</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">${links}</head><body><div id="root"></div>` +
  '<noscript><p>The desk needs JavaScript.</p></noscript></body></html>';

/** Every address below `/desk/` gets the same document, which shows the page or says that there is none. */
export function registerDeskPages(
  app: FastifyInstance,
  { document, folders }: DeskBuild,
  headers: SecurityHeaders,
): void {
  let prepared: Promise<PreparedResponse> | undefined;
  const prepare = () =>
    prepareResponse({
      status: 200,
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      body: document,
      headers: { 'x-robots-tag': 'noindex' },
    });
  registerStaticFiles(app, { folders, headers });
  app.get('/', (_request, reply) => reply.redirect(DESK_HOME));
  app.get('/desk', (_request, reply) => reply.redirect(DESK_HOME));
  app.get('/desk/*', async (request, reply) => {
    prepared ??= prepare();
    return sendPrepared(request, reply, await prepared);
  });
}
