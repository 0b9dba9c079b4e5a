import type { Browser } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport, Row } from '../bench.ts';
import { launchQuietBrowser } from '../machine/quiet-browser.ts';
import { measureRoomSizes } from '../room/room-size.ts';

const JAVASCRIPT_LIMIT_KB = 112;
const PRODUCT_LIMIT_KB = 122;
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Media', 'Other'] as const;
type Kind = (typeof KINDS)[number];
type Sizes = Record<Kind, number>;

const isKind = (type: string): type is Kind => (KINDS as readonly string[]).includes(type);
const formatKb = (bytes: number) => (bytes / 1000).toFixed(1);
const productPath = paths.product(demoProducts[0]?.id ?? '');
/** Where visits start. Other pages may also load the form system (decision 016). */
const pagesWithGoal = new Set([
  paths.home,
  ...CATEGORY_KEYS.map(paths.category),
  paths.allProducts(),
  paths.subCategory('wallpaper', 'indian-motifs'),
  productPath,
]);
/** A visit to each address; those with a variable part are represented by one. */
const addresses = new Set([...Object.values(paths).filter((path) => typeof path === 'string'), ...pagesWithGoal]);

type Visit = {
  status: number;
  /** With response headers. */
  sizes: Sizes;
  scriptBodyBytes: number;
};

/** Bytes on the wire of a first visit on a phone, by file type. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const sizes: Sizes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Media: 0, Other: 0 };
  const responses = new Map<string, { kind: Kind; headBytes: number }>();
  let scriptBodyBytes = 0;
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    responses.set(requestId, { kind: isKind(type) ? type : 'Other', headBytes: response.encodedDataLength });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headBytes } = responses.get(requestId) ?? { kind: 'Other', headBytes: 0 };
    sizes[kind] += encodedDataLength;
    if (kind === 'Script') scriptBodyBytes += encodedDataLength - headBytes;
  });
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return { status: response?.status() ?? 0, sizes, scriptBodyBytes };
}

const getLimitKb = (path: string) => (path === productPath ? PRODUCT_LIMIT_KB : JAVASCRIPT_LIMIT_KB);

function toRow({ path, status, sizes, scriptBodyBytes }: Visit & { path: string }): Row {
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  return {
    page: path,
    status,
    'HTML KB': formatKb(sizes.Document),
    'JS KB': formatKb(sizes.Script),
    'JS without headers KB': formatKb(scriptBodyBytes),
    'CSS KB': formatKb(sizes.Stylesheet),
    'fonts KB': formatKb(sizes.Font),
    'images KB': formatKb(sizes.Image),
    'other KB': formatKb(sizes.Media + sizes.Other),
    'total KB': formatKb(total),
  };
}

async function measureSizes(log: (line: string) => void): Promise<BenchReport> {
  const shop = await startShop();
  const browser = await launchQuietBrowser();
  const visits = [];
  try {
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
    tables: [{ heading: 'First visit on a phone, compressed bytes', rows: visits.map(toRow) }, ...rooms.tables],
    missed: visits
      .map((visit) => ({ ...visit, limitKb: getLimitKb(visit.path) }))
      .filter(({ path, scriptBodyBytes, limitKb }) => pagesWithGoal.has(path) && scriptBodyBytes > limitKb * 1000)
      .map(
        ({ path, scriptBodyBytes, limitKb }) =>
          `${path} loads ${formatKb(scriptBodyBytes)} KB of JavaScript, goal ${limitKb} KB`,
      )
      .concat(rooms.missed),
    figures: { visits, rooms: rooms.figures },
  };
}

export const sizeBench: Bench = {
  name: 'size',
  summary: 'download size of the first load of every page, by file type',
  run: ({ log }) => measureSizes(log),
};
