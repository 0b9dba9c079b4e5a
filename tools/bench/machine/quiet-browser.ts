import { type Browser, chromium } from 'playwright-core';
import { findOrInstallFullChromium } from '../../../scripts/testing/find-or-install-chromium.ts';

/** The browser's own pages and downloads would slow the measured page down. */
export const QUIET_BROWSER_ARGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // Software WebGL, which newer versions offer only on request.
  '--enable-unsafe-swiftshader',
];

export const launchQuietBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findOrInstallFullChromium(), args: QUIET_BROWSER_ARGS });
