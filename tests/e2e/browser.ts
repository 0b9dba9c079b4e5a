import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { watchForProblems } from './page-problems.ts';

export const PHONE = 390;
export const TABLET = 768;
export const DESKTOP = 1440;
const HEIGHTS: Record<number, number> = { [PHONE]: 844, [TABLET]: 1024, [DESKTOP]: 900 };
export const WIDTHS = [PHONE, TABLET, DESKTOP] as const;

export const shopAddress = (): string => inject('shopAddress');

export type PageOptions = {
  width?: number;
  height?: number;
  javaScript?: boolean;
  reducedMotion?: boolean;
  /** The colours of the system instead of the page's own, as in Windows' high contrast. */
  forcedColors?: boolean;
  /** Pixels of the screen for one of the page. */
  scale?: number;
  touch?: boolean;
  timeZone?: string;
  /** Another shop than the one of all journeys. */
  shop?: string;
  /** Problems that this visit asks for, such as the browser's own line about a 404. */
  expected?: readonly RegExp[];
};

/** How the browser names a script that it may not load because scripts are switched off. */
const SCRIPT_SWITCHED_OFF = /^request failed: \S+\.js csp$/;

type OpenPage = { context: BrowserContext; problems: () => string[] };
let browser: Promise<Browser> | undefined;
let open: OpenPage[] = [];

/** Opens an address of the shop in a fresh context and waits until React has taken over. */
export async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
  const { width = DESKTOP, javaScript = true, reducedMotion = false, touch = false, expected = [] } = options;
  const { shop = shopAddress(), timeZone = 'Asia/Kolkata', forcedColors = false, scale = 1 } = options;
  browser ??= chromium.connect(inject('browserEndpoint'));
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
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(rememberServedElements);
  const page = await context.newPage();
  const alsoExpected = javaScript ? expected : [...expected, SCRIPT_SWITCHED_OFF];
  open.push({ context, problems: watchForProblems(page, shop, alsoExpected) });
  await page.goto(path);
  if (javaScript) await hydrated(page);
  return arriving(page);
}

/** The address changes at once, the page when its script is loaded: waiting for an address waits for its page too. */
function arriving(page: Page): Page {
  const waitForAddress = page.waitForURL.bind(page);
  page.waitForURL = async (address, options) => {
    await waitForAddress(address, options);
    await page.locator('main:not([aria-busy])').waitFor({ state: 'attached' });
  };
  return page;
}

declare global {
  interface Window {
    servedElements: WeakSet<Element>;
  }
}

/** Runs in the page when all HTML is read and no script of the shop has run: what is in it came from the server. */
function rememberServedElements(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    window.servedElements = new WeakSet(document.querySelectorAll('#root *'));
  });
}

/**
 * Waits until React owns every button and link. A click before that is lost, and React marks the elements it owns with
 * properties of its own; no promise of the library says it in another way.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('#root a, #root button, #root input')];
    const isOwned = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
    return controls.length > 0 && controls.every(isOwned);
  });
}

/** Waits until nothing moves by the clock any more. What is tied to scrolling runs for ever. */
export async function whenStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
  );
}

/** Closes what the test opened; a visit that was not clean fails it. */
export async function closePages(): Promise<void> {
  const pages = open;
  open = [];
  for (const { context } of pages) await context.close();
  expect(pages.flatMap(({ problems }) => problems())).toEqual([]);
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
