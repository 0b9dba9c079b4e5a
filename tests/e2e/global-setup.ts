import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/testing/find-chromium.ts';
import { startShop } from '../../scripts/testing/running-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopAddress: string;
    browserEndpoint: string;
  }
}

/** Chromium does nothing of its own accord: no updates, no accounts, no first-run pages, no network but the shop's. */
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

/** One real shop and one real browser for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findChromium();
  const shop = await startShop();
  const browser = await chromium.launchServer({ executablePath, args: QUIET, headless: true });
  project.provide('shopAddress', shop.address);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    const code = await shop.stop();
    if (code !== 0) throw new Error(`The shop ended with ${code} after the journeys:\n${shop.output().slice(-4000)}`);
  };
}
