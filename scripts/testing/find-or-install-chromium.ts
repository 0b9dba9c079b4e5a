import { findProgram, isExecutable } from './find-program.ts';
import { installPackages } from './system-packages.ts';

/** Renders like Chromium with far less CPU, but has no window and no back/forward cache. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const CHROMIUM_PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function readConfiguredChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path === undefined || path === '') return undefined;
  if (isExecutable(path)) return path;
  throw new Error(`CHROMIUM_PATH is not executable: ${path}.`);
}

const findInstalledChromium = () => findProgram(...CHROMIUM_PROGRAMS) ?? MAC_APPLICATIONS.find(isExecutable);

/** Finds the browser for e2e tests and screenshots: `CHROMIUM_PATH`, a headless shell (installed if possible), else any Chromium. */
export async function findOrInstallChromium(): Promise<string> {
  const found = readConfiguredChromium() ?? findProgram(HEADLESS_SHELL);
  if (found !== undefined) return found;
  await installPackages(HEADLESS_SHELL);
  return findProgram(HEADLESS_SHELL) ?? findOrInstallFullChromium();
}

/**
 * Finds a full browser for benchmarks and for tests of the back/forward cache. Tries `CHROMIUM_PATH` last, because it may
 * name a headless shell.
 */
export async function findOrInstallFullChromium(): Promise<string> {
  const found = findInstalledChromium();
  if (found !== undefined) return found;
  await installPackages('chromium');
  const installed = findInstalledChromium() ?? readConfiguredChromium();
  if (installed !== undefined) return installed;
  throw new Error('Chromium was not found: install chromium or google-chrome, or set CHROMIUM_PATH.');
}
