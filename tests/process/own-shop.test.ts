import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_COLLECTION, EMPTY_PAGE } from '#contract/content/collection-defaults.ts';
import type { ContentKey } from '#contract/content/content-keys.ts';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import { shippedTerms } from '#contract/content/shipped/shipped-policies.ts';
import type { DeskContent } from '#contract/desk/content.ts';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import type { DeskProduct, DraftImage } from '#contract/desk/products/desk-product.ts';
import { paths } from '#contract/paths.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { CATEGORY_COPY } from '#storefront/content/category-copy.ts';
import { CATEGORY_DESCRIPTIONS } from '#storefront/content/category-descriptions.ts';
import { MENU_ENTRIES } from '#storefront/features/shell/menu/menu-entries.ts';
import { createJpeg } from '#tests/support/pictures/sample-photos.ts';
import { sampleSettings, writeSettingsFile } from '#tests/support/samples/settings-samples.ts';
import { type RunningShop, startShop } from '../../scripts/testing/running-shop.ts';

const ORIGIN = 'https://chitrashala.example';
const LIVE = {
  SHOP_MODE: 'live',
  PUBLIC_ORIGIN: ORIGIN,
  DESK_ORIGIN: 'https://desk.chitrashala.example',
  ALLOW_EMBEDDED_DATABASE: 'on',
  SESSION_SECRET: 'only-for-tests-0123456789-abcdefghij',
  RATE_LIMIT_FACTOR: '10',
  CASHFREE_BASE_URL: 'https://api.cashfree.com/pg',
  CASHFREE_MODE: 'production',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'the-secret-of-the-client',
};
/** Instead of the sample's. */
const FACTS = {
  sample: false,
  name: 'Chitrashala',
  legalName: 'Chitrashala Walls Private Limited',
  tagline: 'Walls from Pune',
  phone: '+91 20 2222 1111',
  whatsapp: '912022221111',
  email: 'hello@chitrashala.example',
  returnsEmail: 'returns@chitrashala.example',
  address: { ...sampleSettings.shop.address, line1: '4 Peth Road', line2: 'Shivajinagar', city: 'Pune' },
  grievanceOfficer: {
    name: 'Leela Kulkarni',
    designation: 'Grievance Officer',
    email: 'grievance@chitrashala.example',
    phone: '+91 20 2222 1112',
  },
};
const PASSWORD = 'a good long password';

let shop: RunningShop;
const folder = mkdtempSync(join(tmpdir(), 'own-shop-'));
beforeAll(async () => {
  shop = await startShop({ settings: { ...LIVE, SETTINGS_FILE: writeSettingsFile(folder, FACTS) } });
  await fillShop(await signInAsFirstOwner());
}, 200_000);
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

type Send = <Data>(path: string, body?: object) => Promise<Data>;

/** Follows the link of the log, and sets up the second factor that a live shop asks for. */
async function signInAsFirstOwner(): Promise<Send> {
  const [, desk = '', token = ''] = /The desk is open: (http:\/\/[^/]+)\/desk.*#([\w.-]+)/.exec(shop.getOutput()) ?? [];
  let cookie = '';
  const send: Send = async (path, body) => {
    const isFile = body instanceof Uint8Array;
    const response = await fetch(`${desk}/api/desk/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': isFile ? 'image/jpeg' : 'application/json',
        [IDEMPOTENCY_HEADER]: randomUUID(),
        cookie,
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
    const { data, message } = (await response.json()) as { data: never; message: string };
    if (!response.ok) throw new Error(`${path}: ${response.status} ${message}`);
    return data;
  };
  await send('invitations/accept', { token, email: 'leela@chitrashala.example', name: 'Leela', password: PASSWORD });
  const { secret } = await send<{ secret: string }>('second-factor/start', { password: PASSWORD, code: '' });
  await send('second-factor/confirm', { code: await generate({ secret }) });
  return send;
}

/** Three products, a hero, a sub-category and a policy of its own; the rest is as shipped. */
async function fillShop(send: Send): Promise<void> {
  const file = await send<DraftImage>('pictures', await createJpeg());
  const addProduct = async (category: Category, title: string, subCategory: string) => {
    const { id, version, draft } = await send<DeskProduct>('products', { category, title });
    const images = [{ ...file, kind: 'flat', hexCode: null, colorName: null, altText: `The pattern ${title}` }];
    const types = [{ id: randomUUID(), title: 'Standard', description: '', pricePerSqFt: 120 }];
    const saved = await send<DeskProduct>(`products/${id}/draft`, {
      version,
      draft: { ...draft, subCategory, images, types },
    });
    await send(`products/${id}/publish`, { version: saved.version });
  };
  await addProduct('wallpaper', 'Warli Village', 'Warli');
  await addProduct('wallpaper', 'Warli Harvest', 'Warli');
  await addProduct('curtains', 'Paithani Peacock', 'Paithani');

  const publish = async (key: ContentKey, content: object) => {
    const { version } = await send<DeskContent>(`content/${key}/draft`, { version: 0, content });
    await send(`content/${key}/publish`, { version });
  };
  const picture = { ...file, alt: 'A wall in Pune' };
  const hero = { title: 'Walls that tell stories', subtitle: 'Printed in Pune.', ctaLabel: 'See them', picture };
  await publish('home', { ...shippedHome, hero: { ...shippedHome.hero, ...hero, tallPicture: null } });
  const warli = { ...EMPTY_PAGE, picture, text: 'Figures of the Sahyadri.' };
  const wallpaper = { ...EMPTY_COLLECTION, text: 'Our own walls.', subCategories: { warli } };
  await publish('collections', { wallpaper });
  const [license, ...others] = shippedTerms.sections.toReversed();
  await publish('policy-terms', {
    lead: 'What we promise each other.',
    sections: [...others.toReversed(), { ...license, text: `Pune decides. ${license?.text}` }],
  });
}

async function fetchPage(path: string) {
  const response = await fetch(shop.address + path, { redirect: 'manual' });
  const html = await response.text();
  const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
  return {
    status: response.status,
    html,
    /** Without the state, which holds the whole document. */
    shown: html.replaceAll(/<script.*?<\/script>/gs, ''),
    facts: facts.map(([, json = '']) => JSON.parse(json) as object),
  };
}

const listAddresses = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="([^"#]+)/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&').replace(ORIGIN, ''))
    .filter((address) => address.startsWith('/'));

/** Follows every link of every page, also to scripts and pictures. */
async function crawl(): Promise<Map<string, Awaited<ReturnType<typeof fetchPage>>>> {
  const pages = new Map<string, Awaited<ReturnType<typeof fetchPage>>>();
  const waiting = [paths.home, ...MENU_ENTRIES.map(({ to }) => to)];
  for (const path of waiting) {
    if (pages.has(path)) continue;
    const page = await fetchPage(path);
    pages.set(path, page);
    if (page.html.startsWith('<!')) waiting.push(...listAddresses(page.html));
  }
  return pages;
}

/** Of the sample that `npm start` shows. */
function listDemoTexts(): string[] {
  const { hero, slides, look } = shippedHome;
  const { products } = JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')) as {
    products: { title: string; subCategory: string | null }[];
  };
  const { name, phone, email, address, grievanceOfficer } = sampleSettings.shop;
  return [
    ...[hero.title, hero.subtitle, look.text],
    ...slides.flatMap(({ label, text }) => [label, text]),
    ...look.spots.flatMap(({ cushion }) => cushion?.name ?? []),
    ...products.map(({ title }) => title),
    ...Object.values(CATEGORY_COPY).flatMap(({ intro, band }) => (band === '' ? [intro] : [intro, band])),
    ...Object.values(CATEGORY_DESCRIPTIONS),
    ...[name, phone, email, address.line1, grievanceOfficer.name, 'sample company'],
  ];
}

describe('a live shop with products, hero, sub-category and policy of its own', () => {
  it('has no dead link and none of the demo’s texts [D-35]', async () => {
    const pages = await crawl();
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['/wallpaper/warli', '/curtains/paithani', '/terms']));
    expect([...pages].filter(([, { status }]) => status !== 200).map(([path, { status }]) => [path, status])).toEqual(
      [],
    );
    const demoTexts = listDemoTexts();
    const found = [...pages]
      .filter(([, { html }]) => html.startsWith('<!'))
      .map(([path, { shown }]) => [path, demoTexts.filter((text) => shown.includes(text))] as const);
    expect(found.filter(([, texts]) => texts.length > 0)).toEqual([]);
    const expectText = (path: string, text: string) => expect(pages.get(path)?.shown).toContain(text);
    expectText('/', 'Walls that tell stories');
    expectText('/', 'Warli Village');
    expectText('/wallpaper', 'Our own walls.');
    expectText('/wallpaper/warli', 'Figures of the Sahyadri.');
    expectText('/terms', 'Pune decides.');
  });

  it('lists its own pages in the sitemap, and its own names in the structured data', async () => {
    const xml = await (await fetch(`${shop.address}/sitemap.xml`)).text();
    const addresses = [...xml.matchAll(/<(?:image:)?loc>([^<]+)</g)].map(([, loc = '']) => loc.replace(ORIGIN, ''));
    expect(addresses).toEqual(
      expect.arrayContaining(['/wallpaper', '/wallpaper/warli', '/curtains', '/curtains/paithani']),
    );
    expect(addresses.filter((path) => path.startsWith('/product/'))).toHaveLength(3);
    expect(addresses.filter((path) => /blinds|canvas|fabrics/.test(path))).toEqual([]);
    for (const path of addresses) expect([path, (await fetchPage(path)).status]).toEqual([path, 200]);
    const home = await fetchPage('/');
    expect(home.html).toMatch(/name="description" content="Printed in Pune\."/);
    expect(home.html).toMatch(/property="og:image" content="https:\/\/chitrashala\.example\/pictures\/uploads\//);
    expect(home.facts).toMatchObject([{ name: 'Chitrashala' }, { name: 'Chitrashala' }]);
    const [crumbs, items] = (await fetchPage('/wallpaper/warli')).facts;
    expect(crumbs).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: 'Wallpaper' }, { name: 'Warli' }] });
    expect(items).toMatchObject({
      numberOfItems: 2,
      itemListElement: [{ name: 'Warli Village' }, { name: 'Warli Harvest' }],
    });
  });
});
