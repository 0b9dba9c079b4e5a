import { expect, it } from 'vitest';
import type { RenderedPage } from '#contract/page-render.ts';
import { createDocumentWriter } from './document.ts';
import type { ViteManifest } from './vite-manifest.ts';

const boot = { 'src/storefront/app/boot.ts': { file: 'assets/boot.js', isEntry: true } };
const manifest: ViteManifest = {
  ...boot,
  'src/storefront/app/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_react'],
    css: ['assets/entry.css'],
  },
  _react: { file: 'assets/react.js' },
  'src/storefront/routes/home/home-page.tsx': {
    file: 'assets/home.js',
    imports: ['_react', '_hero'],
    css: ['assets/home.css'],
  },
  _hero: { file: 'assets/hero.js', css: ['assets/hero.css'] },
};
const page: RenderedPage = {
  status: 200,
  audience: 'public',
  head: '<title>Home</title>',
  body: '<main>Hello</main>',
  drawings: '<svg></svg>',
  state: '{"shop":1}',
  modules: ['src/storefront/routes/home/home-page.tsx'],
};
const writeDocument = createDocumentWriter({ manifest, fonts: ['/fonts/a.woff2'] });
const write = (written: RenderedPage): string => writeDocument(written).toString();

it('links styles, preloads fonts and lists the chunks of entry and page once each', () => {
  const html = write(page);
  const links = [...html.matchAll(/<link rel="(\w+)" href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`);
  expect(links).toEqual([
    'stylesheet /assets/entry.css',
    'stylesheet /assets/hero.css',
    'stylesheet /assets/home.css',
    'preload /fonts/a.woff2',
  ]);
  expect(JSON.parse(/id="scripts">([^<]+)</.exec(html)?.[1] ?? '')).toEqual([
    '/assets/entry.js',
    '/assets/react.js',
    '/assets/home.js',
    '/assets/hero.js',
  ]);
});

it('links the single stylesheet of a build without CSS splitting', () => {
  const manifestWithOneStylesheet = {
    ...boot,
    'src/storefront/app/entry-client.tsx': { file: 'assets/entry.js' },
    'style.css': { file: 'assets/all.css' },
  };
  const html = createDocumentWriter({ manifest: manifestWithOneStylesheet, fonts: [] })({
    ...page,
    modules: [],
  }).toString();
  expect(html.match(/<link rel="stylesheet" href="[^"]+">/g)).toEqual([
    '<link rel="stylesheet" href="/assets/all.css">',
  ]);
});

it('is an English (India) document without any inline script', () => {
  const html = write(page);
  expect(html).toMatch(/^<!doctype html><html lang="en-IN">/);
  const scripts = html.match(/<script[^>]*>/g);
  expect(scripts).toEqual([
    '<script type="application/json" id="scripts">',
    '<script type="module" src="/assets/boot.js" fetchpriority="low">',
    '<script type="application/json" id="state">',
  ]);
});

it('loads styles and fonts but no scripts for a static page [D-42]', () => {
  const html = write({ ...page, isStatic: true });
  expect(html).toContain('<link rel="stylesheet" href="/assets/home.css">');
  expect(html).toContain('/fonts/a.woff2');
  expect(html).not.toContain('<script');
});

it('keeps rupees in the markup', () => {
  expect(write({ ...page, body: '₹290' })).toContain('<div id="root">₹290</div>');
});

it('rejects a build without its entry', () => {
  expect(() => createDocumentWriter({ manifest: {}, fonts: [] })).toThrow('no entry');
});

it('rejects a state that is not ASCII, whose letters could become markup', () => {
  const state = '"\u{13c}script>"';
  expect(() => writeDocument({ ...page, state })).toThrow('not ASCII');
});
