/**
 * `npm run sheets [-- readme | part of a test's name]`: captures every page and state of the built shop at three widths and
 * writes contact sheets to `.cache/sheets`; `readme` takes the pictures of the README and the handbook.
 */
import './closed-pipe.ts';
import { findOrInstallChromium } from './testing/find-or-install-chromium.ts';
import { runCommand } from './testing/run-command.ts';

const TIMEOUT_MS = 3_600_000;

const argument = process.argv.slice(2).join(' ');
const isForReadme = argument === 'readme';
const nameFilterArgs = argument === '' || isForReadme ? [] : ['--testNamePattern', argument];
const { code } = await runCommand(
  'vitest',
  ['run', '--project', 'sheets', '--reporter', 'verbose', ...nameFilterArgs],
  {
    env: {
      ...process.env,
      TEST_ENGINE: 'embedded',
      CHROMIUM_PATH: await findOrInstallChromium(),
      SHEETS: isForReadme ? 'readme' : 'all',
    },
    timeoutMs: TIMEOUT_MS,
  },
);
process.exitCode = code;
