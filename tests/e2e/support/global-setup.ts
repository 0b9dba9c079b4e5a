import type { TestProject } from 'vitest/node';
import { findOrInstallChromium } from '../../../scripts/testing/find-or-install-chromium.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopAddress: string;
    shopDataDir: string;
    simulatorAddress: string;
    browserPath: string;
  }
}

/** Starts one shop for all tests; each worker has its own browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browserPath', await findOrInstallChromium());
  const shop = await startShop();
  project.provide('shopAddress', shop.address);
  project.provide('shopDataDir', shop.dataDir);
  project.provide('simulatorAddress', shop.simulatorOrigin);
  return async () => {
    const code = await shop.stop();
    if (code !== 0) throw new Error(`The shop exited with ${code} after the tests:\n${shop.getOutput().slice(-4000)}`);
  };
}
