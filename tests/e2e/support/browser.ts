import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, type TestContext } from 'vitest';
import { saveEvidence } from './failure-evidence.ts';
import { type PageReport, watchPage } from './page-problems.ts';

export const PHONE = 390;
export const TABLET = 768;
export const DESKTOP = 1440;
export const HEIGHTS: Readonly<Record<number, number>> = { [PHONE]: 844, [TABLET]: 1024, [DESKTOP]: 900 };
export const WIDTHS = [PHONE, TABLET, DESKTOP] as const;

export const shopAddress = (): string => inject('shopAddress');

export type PageOptions = {
  width?: number;
  height?: number;
  javaScript?: boolean;
  /** True unless a test is about motion: without a graphics card the processor draws every frame of it. */
  reducedMotion?: boolean;
  /** The colours of the system instead of the page's own, as in Windows' high contrast. */
  forcedColors?: boolean;
  /** Pixels of the screen for one of the page. */
  scale?: number;
  touch?: boolean;
  timeZone?: string;
  /** Installs a clock the test can stop. */
  hasOwnClock?: boolean;
  /** Another shop than the one of all journeys. */
  shop?: string;
  /** Local storage as an earlier visit has left it. */
  stored?: Readonly<Record<string, string>>;
  /** Expected problems, such as the console error about a 404. */
  expected?: readonly RegExp[];
};

/** How the browser names a script that it may not load because scripts are switched off. */
const SCRIPT_SWITCHED_OFF = /^request failed: \S+\.js csp$/;

/** Disables Chromium's background activity: updates, accounts, first-run pages, other network traffic. */
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  // WebGL is drawn by the processor.
  '--enable-unsafe-swiftshader',
];

type OpenPage = { context: BrowserContext; report: PageReport };
/** One for all files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined;
let open: OpenPage[] = [];

/** Opens an address of the shop in a fresh context and waits until React has taken over. */
export async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
  const { width = DESKTOP, javaScript = true, reducedMotion = true, touch = false, expected = [] } = options;
  const { shop = shopAddress(), timeZone = 'Asia/Kolkata', forcedColors = false, scale = 1, stored } = options;
  browser ??= chromium.launch({ executablePath: inject('browserPath'), args: QUIET, headless: true });
  const context = await (await browser).newContext({
    baseURL: shop,
    viewport: { width, height: options.height ?? HEIGHTS[width] ?? 900 },
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColors ? 'active' : 'none',
    deviceScaleFactor: scale,
    hasTouch: touch,
    locale: 'en-IN',
    timezoneId: timeZone,
    ...(stored && { storageState: buildStorageState(shop, stored) }),
  });
  context.setDefaultTimeout(20_000);
  if (options.hasOwnClock) await context.clock.install();
  await context.addInitScript(rememberServedElements);
  const page = await context.newPage();
  const alsoExpected = javaScript ? expected : [...expected, SCRIPT_SWITCHED_OFF];
  open.push({ context, report: watchPage(page, shop, alsoExpected) });
  await page.goto(path);
  if (javaScript) await hydrated(page);
  return arriving(page);
}

const buildStorageState = (origin: string, stored: Readonly<Record<string, string>>) => {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
};

/** The address changes at once, the page when its script is loaded: waiting for an address waits for its page too. */
function arriving(page: Page): Page {
  const waitForAddress = page.waitForURL.bind(page);
  page.waitForURL = async (address, options) => {
    await waitForAddress(address, options);
    await page.locator('main:not([aria-busy])').waitFor({ state: 'attached' });
  };
  return page;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Paths of screenshots and console output of a failed test; `npm test` lists them. */
    evidence?: readonly string[];
  }
}

declare global {
  interface Window {
    servedElements: WeakSet<Element>;
  }
}

/** Runs after parsing and before the shop's scripts: everything in the page is server-rendered. */
function rememberServedElements(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    window.servedElements = new WeakSet(document.querySelectorAll('#root *'));
  });
}

/** Playwright's own way, to ask in every frame, would keep a browser drawing that draws with the processor. */
const EACH_50_MS = { polling: 50 };

/**
 * Waits until React owns every button and link. A click before that is lost, and React marks the elements it owns with
 * properties of its own; no promise of the library says it in another way.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const controls = [...document.querySelectorAll('#root a, #root button, #root input')];
      const isOwned = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
      return controls.length > 0 && controls.every(isOwned);
    },
    undefined,
    EACH_50_MS,
  );
}

/** Waits for time-based animations to finish; scroll-driven ones never do. */
export async function whenStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
    undefined,
    EACH_50_MS,
  );
}

/** Closes the test's pages; fails on unexpected problems. */
export async function closePages({ fullTestName, result, meta }: TestContext['task']): Promise<void> {
  const pages = open;
  open = [];
  const problems = pages.flatMap(({ report }) => report.problems);
  if (result?.state === 'fail' || problems.length > 0) {
    meta.evidence = await saveEvidence(
      fullTestName,
      pages.map(({ context }) => context),
      pages.flatMap(({ report }) => report.lines),
    );
  }
  for (const { context } of pages) await context.close();
  expect(problems).toEqual([]);
}
