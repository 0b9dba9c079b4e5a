import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, type TestContext } from 'vitest';
import { saveEvidence } from './failure-evidence.ts';
import { type PageReport, watchPage } from './page-problems.ts';

export const PHONE = 390;
export const TABLET = 768;
export const DESKTOP = 1440;
export const HEIGHTS: Readonly<Record<number, number>> = { [PHONE]: 844, [TABLET]: 1024, [DESKTOP]: 900 };
export const WIDTHS = [PHONE, TABLET, DESKTOP] as const;

export const getShopAddress = (): string => inject('shopAddress');

export type PageOptions = {
  width?: number;
  height?: number;
  javaScript?: boolean;
  /** True by default, because animations are slow without a GPU. */
  reducedMotion?: boolean;
  /** System colours, as in Windows high contrast mode. */
  forcedColors?: boolean;
  /** Device pixel ratio. */
  scale?: number;
  touch?: boolean;
  timeZone?: string;
  /** Installs a clock the test can stop. */
  hasOwnClock?: boolean;
  /** Address of a shop other than the shared one. */
  shop?: string;
  /** Initial local storage. */
  stored?: Readonly<Record<string, string>>;
  /** Expected problems, such as the console error about a 404. */
  expected?: readonly RegExp[];
  /** What shows that the page responds; by default the mark of the storefront. */
  readySelector?: string;
};

/** Set by the storefront when it responds; earlier clicks are lost. */
const HYDRATED = 'html[data-hydrated]';
/** The request failure of a script when JavaScript is off. */
const BLOCKED_SCRIPT = /^request failed: \S+\.js csp$/;

/** Disables Chromium's background activity: updates, accounts, first-run pages, other network traffic. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  // Software WebGL.
  '--enable-unsafe-swiftshader',
];

type OpenPage = { context: BrowserContext; report: PageReport };
/** Shared by all test files of a worker. */
let browser: Promise<Browser> | undefined;
let openPages: OpenPage[] = [];

/** Opens a page in a new browser context and waits for hydration. */
export async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
  const { width = DESKTOP, javaScript = true, reducedMotion = true, touch = false, expected = [] } = options;
  const { shop = getShopAddress(), timeZone = 'Asia/Kolkata', forcedColors = false, scale = 1, stored } = options;
  const { readySelector = HYDRATED } = options;
  browser ??= chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_ARGS, headless: true });
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
  await context.addInitScript(recordServedElements);
  const page = await context.newPage();
  const allExpected = javaScript ? expected : [...expected, BLOCKED_SCRIPT];
  openPages.push({ context, report: watchPage(page, shop, allExpected) });
  await page.goto(path);
  if (javaScript) await page.locator(readySelector).waitFor({ state: 'attached' });
  return withContentWait(page);
}

const buildStorageState = (origin: string, stored: Readonly<Record<string, string>>) => {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
};

/** Makes `waitForURL` also wait for the content, because the URL changes before the page's script is loaded. */
function withContentWait(page: Page): Page {
  const waitForUrl = page.waitForURL.bind(page);
  page.waitForURL = async (url, options) => {
    await waitForUrl(url, options);
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
function recordServedElements(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    window.servedElements = new WeakSet(document.querySelectorAll('#root *'));
  });
}

/** Playwright's default polls every animation frame, which is slow with software rendering. */
const POLLING = { polling: 50 };

export const waitForHydration = (page: Page): Promise<void> => page.locator(HYDRATED).waitFor({ state: 'attached' });

/** Waits for time-based animations to finish; scroll-driven ones never do. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
    undefined,
    POLLING,
  );
}

/** Closes the test's pages; fails on unexpected problems. */
export async function closePages({ fullTestName, result, meta }: TestContext['task']): Promise<void> {
  const pages = openPages;
  openPages = [];
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

/** Stops the clock of a page opened with `hasOwnClock`. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(new Date(Date.now() + 60_000));
