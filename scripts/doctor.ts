/** `npm run doctor`: looks at settings, disk, database, payments, mail and address, and says what is wrong. */
import { examine } from './doctor/examine.ts';

const MARKS = { ok: 'ok   ', look: 'look ', wrong: 'WRONG' };

const findings = await examine(process.env);
for (const { state, about, sentence } of findings) {
  // Further lines stand below the first.
  console.log(`${MARKS[state]} ${about.padEnd(9)} ${sentence.replace(/\n */g, `\n${' '.repeat(18)}`)}`);
}
const wrong = findings.filter(({ state }) => state === 'wrong').length;
console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} to put right.`);
process.exitCode = wrong === 0 ? 0 : 1;
