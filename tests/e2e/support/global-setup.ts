import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../scripts/testing/find-chromium.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopAddress: string;
    simulatorAddress: string;
    browserPath: string;
  }
}

/** One real shop for all journeys; each worker has its own browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browserPath', await findChromium());
  const shop = await startShop();
  project.provide('shopAddress', shop.address);
  project.provide('simulatorAddress', shop.simulator);
  return async () => {
    const code = await shop.stop();
    if (code !== 0) throw new Error(`The shop ended with ${code} after the journeys:\n${shop.output().slice(-4000)}`);
  };
}
