/** `npm run doctor`: checks settings, disk, database, payments, email and port, and reports problems. */
import './closed-pipe.ts';
import { runChecks } from './doctor/run-checks.ts';

const LABELS = { ok: 'ok   ', warning: 'warn ', error: 'ERROR' };

const results = await runChecks(process.env);
for (const { state, subject, message } of results) {
  console.log(`${LABELS[state]} ${subject.padEnd(9)} ${message.replace(/\n */g, `\n${' '.repeat(18)}`)}`);
}
const errorCount = results.filter(({ state }) => state === 'error').length;
console.log(errorCount === 0 ? 'No errors found.' : `Errors found: ${errorCount}.`);
process.exitCode = errorCount === 0 ? 0 : 1;
