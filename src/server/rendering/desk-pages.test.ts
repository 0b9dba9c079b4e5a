import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerErrorHandler } from '#server/http/error-handler.ts';
import { buildSecurityHeaders } from '#server/http/security/security-headers.ts';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import { createDeskFromSource, loadDeskBuild, registerDeskPages } from './desk-pages.ts';

const MANIFEST = {
  'src/desk/app/entry.tsx': { file: 'assets/entry-Ab12.js', imports: ['_shared.js'], isEntry: true },
  '_shared.js': { file: 'assets/shared-Cd34.js' },
  'style.css': { file: 'assets/style-Ef56.css' },
};

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'desk-pages-'));
  for (const folder of ['dist/desk/.vite', 'dist/desk/assets', 'public/fonts', 'public/icons', 'public/pictures'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'dist/desk/.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(root, 'dist/desk/assets/entry-Ab12.js'), 'start();');
  await writeFile(join(root, 'public/pictures/vine.1a2b3c4d.webp'), 'picture');
  app = fastify();
  registerErrorHandler(app);
  registerDeskPages(app, await loadDeskBuild(root), buildSecurityHeaders(createTestConfig()));
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (url: string) => app.inject({ url });

describe("the desk's pages", () => {
  it.each(['/desk/', '/desk/orders', '/desk/orders/1/packing-slip', '/desk/nothing'])(
    'are one document at %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
      expect(response.body).toContain('<script type="module" src="/desk/assets/entry-Ab12.js"></script>');
      expect(response.body).toContain('<link rel="modulepreload" href="/desk/assets/shared-Cd34.js">');
      expect(response.body).toContain('<link rel="stylesheet" href="/desk/assets/style-Ef56.css">');
    },
  );

  it('contain no inline script or style', async () => {
    expect((await get('/desk/')).body).not.toMatch(/<script(?![^>]* src=)|<style|style=|onload=/);
  });

  it.each(['/', '/desk'])('are reached from %s', async (url) => {
    expect((await get(url)).headers.location).toBe('/desk/');
  });

  it('come with their scripts, for a year, and the pictures of order lines', async () => {
    expect((await get('/desk/assets/entry-Ab12.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/desk/assets/gone-Ab12.js')).statusCode).toBe(404);
    expect((await get('/pictures/vine.1a2b3c4d.webp')).body).toBe('picture');
  });

  it('load their sources in development, without a build', () => {
    const { document, folders } = createDeskFromSource(root, '<script type="module" src="/entry.tsx"></script>');
    expect(document).toContain('<script type="module" src="/entry.tsx"></script></head>');
    expect(folders.map(({ prefix }) => prefix)).toEqual(['/fonts/', '/icons/', '/pictures/']);
  });

  it('are not served from an incomplete build', async () => {
    await expect(loadDeskBuild(join(root, 'public'))).rejects.toThrow();
  });
});
