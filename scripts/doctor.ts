/** `npm run doctor`: checks settings, disk, database, payments, email and port, and reports problems. */
import { examine } from './doctor/run-checks.ts';

const MARKS = { ok: 'ok   ', look: 'look ', wrong: 'WRONG' };

const findings = await examine(process.env);
for (const { state, about, sentence } of findings) {
  console.log(`${MARKS[state]} ${about.padEnd(9)} ${sentence.replace(/\n */g, `\n${' '.repeat(18)}`)}`);
}
const wrong = findings.filter(({ state }) => state === 'wrong').length;
console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} to put right.`);
process.exitCode = wrong === 0 ? 0 : 1;
