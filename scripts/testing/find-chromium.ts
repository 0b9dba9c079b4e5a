import { findProgram, isProgram } from './find-program.ts';
import { installPackages } from './system-packages.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that the journeys drive: `CHROMIUM_PATH`, the system's own, else one installed for the occasion. */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (isProgram(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which is not a program.`);
  }
  const found = findProgram(...NAMES) ?? APPLICATIONS.find(isProgram);
  if (found !== undefined) return found;
  await installPackages('chromium');
  const installed = findProgram(...NAMES);
  if (installed !== undefined) return installed;
  throw new Error('No Chromium was found: install chromium or google-chrome, or set CHROMIUM_PATH to its program.');
}
