import { findProgram, isProgram } from './find-program.ts';
import { installPackages } from './system-packages.ts';

/** Draws pages as Chromium does, at a fraction of the processor time, but without a window or a page cache. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findChosen(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen === undefined || chosen === '') return undefined;
  if (isProgram(chosen)) return chosen;
  throw new Error(`CHROMIUM_PATH names ${chosen}, which is not a program.`);
}

const findBrowser = () => findProgram(...BROWSERS) ?? MAC_APPLICATIONS.find(isProgram);

/** The browser of the journeys: `CHROMIUM_PATH`, a headless shell (installed if possible), else any Chromium. */
export async function findChromium(): Promise<string> {
  const found = findChosen() ?? findProgram(HEADLESS_SHELL);
  if (found !== undefined) return found;
  await installPackages(HEADLESS_SHELL);
  return findProgram(HEADLESS_SHELL) ?? findFullChromium();
}

/** A browser with everything customers have, for measurements and for the page cache. */
export async function findFullChromium(): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  await installPackages('chromium');
  const installed = findBrowser() ?? findChosen();
  if (installed !== undefined) return installed;
  throw new Error('No Chromium was found: install chromium or google-chrome, or set CHROMIUM_PATH to its program.');
}
