import { type Browser, chromium } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { findOrInstallFullChromium } from '../../../scripts/testing/find-or-install-chromium.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport, Row } from '../bench.ts';
import { measureRoomSizes } from '../room/room-size.ts';
import { warmPages } from './warm-pages.ts';

const JAVASCRIPT_LIMIT_KB = 112;
const PRODUCT_LIMIT_KB = 122;
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Media', 'Other'] as const;
type Kind = (typeof KINDS)[number];
type Sizes = Record<Kind, number>;

const isKind = (type: string): type is Kind => (KINDS as readonly string[]).includes(type);
const formatKb = (bytes: number) => (bytes / 1000).toFixed(1);
/** A visit to each address; those with a variable part are represented by one. */
const addresses = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...CATEGORY_KEYS.map(paths.category),
  paths.allProducts(),
  paths.subCategory('wallpaper', 'indian-motifs'),
  paths.product(demoProducts[0]?.id ?? ''),
];

/** Bytes on the wire of a first visit on a phone, response headers included, by file type. */
async function visit(browser: Browser, address: string): Promise<{ status: number; sizes: Sizes }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const sizes: Sizes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Media: 0, Other: 0 };
  const kinds = new Map<string, Kind>();
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, isKind(type) ? type : 'Other');
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes[kinds.get(requestId) ?? 'Other'] += encodedDataLength;
  });
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return { status: response?.status() ?? 0, sizes };
}

const getLimitKb = (path: string) => (path.startsWith('/product/') ? PRODUCT_LIMIT_KB : JAVASCRIPT_LIMIT_KB);

function toRow(path: string, { status, sizes }: { status: number; sizes: Sizes }): Row {
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  return {
    page: path,
    status,
    'HTML KB': formatKb(sizes.Document),
    'JS KB': formatKb(sizes.Script),
    'CSS KB': formatKb(sizes.Stylesheet),
    'fonts KB': formatKb(sizes.Font),
    'images KB': formatKb(sizes.Image),
    'other KB': formatKb(sizes.Media + sizes.Other),
    'total KB': formatKb(total),
  };
}

async function measureSizes(log: (line: string) => void): Promise<BenchReport> {
  const executablePath = await findOrInstallFullChromium();
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const visits = [];
  try {
    await warmPages(shop.address, addresses);
    for (const path of addresses) {
      log(path);
      visits.push({ path, ...(await visit(browser, `${shop.address}${path}`)) });
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  const rooms = measureRoomSizes();
  return {
    tables: [
      { heading: 'First visit on a phone, compressed bytes', rows: visits.map((visit) => toRow(visit.path, visit)) },
      ...rooms.tables,
    ],
    missed: visits
      .map((visit) => ({ ...visit, limitKb: getLimitKb(visit.path) }))
      .filter(({ sizes, limitKb }) => sizes.Script > limitKb * 1000)
      .map(({ path, sizes, limitKb }) => `${path} loads ${formatKb(sizes.Script)} KB of JavaScript, goal ${limitKb} KB`)
      .concat(rooms.missed),
    figures: { visits, rooms: rooms.figures },
  };
}

export const sizeBench: Bench = {
  name: 'size',
  summary: 'download size of the first load of every page, by file type',
  run: ({ log }) => measureSizes(log),
};
