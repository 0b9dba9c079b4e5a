import { computeMedian } from '../../../scripts/testing/quantile.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const ACCOUNTS = 40;
/** More failures lock the account (D-28), which skips the password check. */
const TRIES_PER_ACCOUNT = 5;
const MAX_DIFFERENCE = 0.1;
const PASSWORD = 'a long password';

type TimedResponse = { ms: number; content: string };

async function post(shop: RunningShop, name: string, body: object): Promise<TimedResponse> {
  const startedAt = performance.now();
  const response = await fetch(`${shop.address}/api/Account/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const headers = [...response.headers].filter(([header]) => !/^(date|x-request-id)$/.test(header));
  return { ms: performance.now() - startedAt, content: JSON.stringify([response.status, text, headers]) };
}

type Check = { endpoint: string; buildBody(email: string): object };

/** 200 requests for existing accounts and 200 for missing ones, alternating: response times must not differ. */
async function compareAccounts({ endpoint, buildBody }: Check): Promise<FaultReport> {
  const shop = await startShop();
  try {
    const emails = Array.from({ length: ACCOUNTS }, (_, index) => `known${index}@example.in`);
    for (const email of emails) {
      const account = { password: PASSWORD, confirmPassword: PASSWORD, phoneNumber: '9876543210' };
      await post(shop, 'RegisterCustomer', { name: 'Asha Rao', userName: email, email, ...account });
    }
    const existing: TimedResponse[] = [];
    const missing: TimedResponse[] = [];
    for (let attempt = 0; attempt < ACCOUNTS * TRIES_PER_ACCOUNT; attempt++) {
      const index = attempt % ACCOUNTS;
      const tries = [
        { email: emails[index] ?? '', responses: existing },
        { email: `other${index}@example.in`, responses: missing },
      ];
      // Alternates, so neither always comes second.
      for (const { email, responses } of attempt % 2 === 0 ? tries : tries.reverse()) {
        responses.push(await post(shop, endpoint, buildBody(email)));
      }
    }
    return compareResponses(existing, missing);
  } finally {
    await shop.stop();
  }
}

function compareResponses(existing: readonly TimedResponse[], missing: readonly TimedResponse[]): FaultReport {
  const [existingMs, missingMs] = [
    computeMedian(existing.map(({ ms }) => ms)),
    computeMedian(missing.map(({ ms }) => ms)),
  ];
  const difference = Math.abs(existingMs - missingMs) / Math.max(existingMs, missingMs);
  const contents = new Set([...existing, ...missing].map(({ content }) => content));
  return {
    observations: [
      `${existing.length} attempts each: median ${existingMs.toFixed(1)} ms with, ${missingMs.toFixed(1)} ms without an account, ${(difference * 100).toFixed(1)} % apart`,
      `${contents.size} different response(s), headers included`,
    ],
    violations: [
      ...(difference < MAX_DIFFERENCE ? [] : ['the response time reveals whether an account exists']),
      ...(contents.size === 1 ? [] : ['the response reveals whether an account exists']),
    ],
  };
}

export const signIns: FaultRun = {
  name: 'sign-ins',
  summary: '200 wrong passwords with and 200 without an account: same response, medians less than 10 % apart',
  run: () =>
    compareAccounts({ endpoint: 'Authentication', buildBody: (email) => ({ email, password: 'a wrong password' }) }),
};

export const passwordResets: FaultRun = {
  name: 'password-resets',
  summary: '200 forgotten passwords with and 200 without an account: same response, medians less than 10 % apart',
  run: () => compareAccounts({ endpoint: 'ForgotPassword', buildBody: (email) => ({ email }) }),
};
