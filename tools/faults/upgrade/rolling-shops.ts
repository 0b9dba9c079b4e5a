import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/testing/free-port.ts';
import { getNextBehaviour, runInLanes } from '../checkouts/customer-mix.ts';
import type { FailedRequest } from '../checkouts/shopper.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import { createAccountCustomers } from './account-customers.ts';
import type { Release } from './previous-release.ts';

const CUSTOMERS_AT_ONCE = 2;
/** A process of the previous release sends ten emails in a second at most; customers must not outpace it. */
const PAUSE_MS = 500;
const MAX_REPORTED_FAILURES = 10;

export type Releases = { previous: Release; present: Pick<Release, 'folder'> };

const getProgram = ({ folder }: Pick<Release, 'folder'>): string => join(folder, 'dist', 'server', 'main.js');

/** Requests that failed although the process that should serve them was running. */
function createFailureLog() {
  const stopped = new Set<string>();
  const failures: string[] = [];
  let repeats = 0;
  return {
    stopped,
    add({ address, path, status, reason }: FailedRequest): void {
      if (status === 0 && stopped.has(address)) repeats += 1;
      else failures.push(`${path} failed at a running process: ${reason}`);
    },
    countRepeats: () => repeats,
    listFailures: () => failures.slice(0, MAX_REPORTED_FAILURES),
  };
}

/** Two shops of the previous release with customers; each shop can be replaced by either release. */
export async function startRollingShops(releases: Releases, databaseUrl: string, smtpUrl: string) {
  const failures = createFailureLog();
  const testBed = await startTestBed({
    shops: 2,
    databaseUrl,
    program: getProgram(releases.previous),
    settings: { SMTP_URL: smtpUrl },
    onFailedRequest: failures.add,
  });
  const accounts = createAccountCustomers({ getAddress: testBed.getAddress, onFailure: failures.add });
  const deskPort = await findFreePort();
  const deskOrigin = `http://127.0.0.1:${deskPort}`;
  let completed = 0;
  let isOver = false;
  let customers: Promise<unknown> = Promise.resolve();

  return {
    testBed,
    accounts,
    failures,
    /** The desk of the second shop. */
    deskOrigin,
    /** Stops a shop and starts it again with a release, while the other one serves. */
    async replace(slot: number, release: keyof Releases): Promise<void> {
      const address = testBed.addresses[slot] ?? '';
      failures.stopped.add(address);
      await testBed.stop(slot);
      const desk = slot === 1 ? { DESK_PORT: String(deskPort), DESK_ORIGIN: deskOrigin } : {};
      await testBed.start(slot, { program: getProgram(releases[release]), settings: desk });
      failures.stopped.delete(address);
    },
    /** Customers buy, sign up and ask until `stopCustomers`. */
    startCustomers(): void {
      isOver = false;
      const buy = async () => {
        await testBed.checkOut(getNextBehaviour());
        completed += 1;
        await wait(PAUSE_MS);
        return !isOver;
      };
      const signUp = async () => {
        await accounts.signUpAndAsk();
        await wait(PAUSE_MS);
        return !isOver;
      };
      customers = Promise.all([runInLanes(CUSTOMERS_AT_ONCE, buy), runInLanes(1, signUp)]);
    },
    async waitForCheckouts(count: number): Promise<void> {
      for (const target = completed + count; completed < target; ) await wait(50);
    },
    async stopCustomers(): Promise<void> {
      isOver = true;
      await customers;
    },
    countCheckouts: () => completed,
  };
}

export type RollingShops = Awaited<ReturnType<typeof startRollingShops>>;
