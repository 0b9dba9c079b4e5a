import { median } from '../../../scripts/testing/quantile.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const ACCOUNTS = 40;
/** More failures lock the account (D-28), which skips the password check. */
const TRIES_PER_ACCOUNT = 5;
const MAX_DIFFERENCE = 0.1;
const PASSWORD = 'a long password';

type Answer = { ms: number; said: string };

async function post(shop: RunningShop, name: string, body: object): Promise<Answer> {
  const begun = performance.now();
  const answer = await fetch(`${shop.address}/api/Account/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const headers = [...answer.headers].filter(([header]) => !/^(date|x-request-id)$/.test(header));
  return { ms: performance.now() - begun, said: JSON.stringify([answer.status, text, headers]) };
}

/** 200 wrong passwords for existing accounts and 200 for missing ones, alternating: response times must not differ. */
async function run(): Promise<FaultReport> {
  const shop = await startShop();
  try {
    const emails = Array.from({ length: ACCOUNTS }, (_, at) => `known${at}@example.in`);
    for (const email of emails) {
      const words = { password: PASSWORD, confirmPassword: PASSWORD, phoneNumber: '9876543210' };
      await post(shop, 'RegisterCustomer', { name: 'Asha Rao', userName: email, email, ...words });
    }
    const known: Answer[] = [];
    const unknown: Answer[] = [];
    for (let at = 0; at < ACCOUNTS * TRIES_PER_ACCOUNT; at++) {
      const one = at % ACCOUNTS;
      const tries = [
        { email: emails[one], answers: known },
        { email: `other${one}@example.in`, answers: unknown },
      ];
      // Alternates, so neither always comes second.
      for (const { email, answers } of at % 2 === 0 ? tries : tries.reverse()) {
        answers.push(await post(shop, 'Authentication', { email, password: 'a wrong password' }));
      }
    }
    const [ours, theirs] = [median(known.map(({ ms }) => ms)), median(unknown.map(({ ms }) => ms))];
    const apart = Math.abs(ours - theirs) / Math.max(ours, theirs);
    const said = new Set([...known, ...unknown].map((answer) => answer.said));
    return {
      seen: [
        `${known.length} tries each: median ${ours.toFixed(1)} ms with, ${theirs.toFixed(1)} ms without an account, ${(apart * 100).toFixed(1)} % apart`,
        `${said.size} different answer(s), headers included`,
      ],
      broken: [
        ...(apart < MAX_DIFFERENCE ? [] : ['the time tells whether there is an account']),
        ...(said.size === 1 ? [] : ['the answer tells whether there is an account']),
      ],
    };
  } finally {
    await shop.stop();
  }
}

export const signIns: FaultRun = {
  name: 'sign-ins',
  summary: '200 wrong passwords with and 200 without an account: same answer, medians less than 10 % apart',
  run,
};
