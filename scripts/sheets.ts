/**
 * `npm run sheets [-- readme | part of a screen's name]`: captures every page and state of the built shop at three widths and
 * writes contact sheets to `.cache/sheets`; `readme` makes the pictures of the README.
 */
import { findChromium } from './testing/find-chromium.ts';
import { runCommand } from './testing/run-command.ts';

const HOUR_MS = 3_600_000;

const words = process.argv.slice(2).join(' ');
const isForReadme = words === 'readme';
const only = words === '' || isForReadme ? [] : ['--testNamePattern', words];
const { code } = await runCommand('vitest', ['run', '--project', 'sheets', '--reporter', 'verbose', ...only], {
  env: {
    ...process.env,
    TEST_ENGINE: 'embedded',
    CHROMIUM_PATH: await findChromium(),
    ...(isForReadme && { SHEETS: 'readme' }),
  },
  timeoutMs: HOUR_MS,
});
process.exitCode = code;
