import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '#contract/envelope.ts';
import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { startTestSimulator } from '#tests/support/payments/test-simulator.ts';
import { findFreePort } from '../../../scripts/testing/free-port.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { TestProxy } from '../../../scripts/testing/test-nginx.ts';
import type { FaultReport } from '../fault-run.ts';
import { createAcknowledgedWrites } from '../ledger/acknowledged-writes.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { readProviderLedger } from '../ledger/provider-ledger.ts';
import { buildShopSettings } from './shop-settings.ts';
import { type CustomerBehaviour, checkOut, createPatientCustomer, type FailedRequest } from './shopper.ts';

export type TestBedOptions = {
  /** Number of shops that share `databaseUrl`; without it, one shop on the embedded database. */
  shops?: number;
  databaseUrl?: string;
  settings?: NodeJS.ProcessEnv;
  /** The built server of another release, for the first start of each shop. */
  program?: string;
  /** Called for every request that a customer has to repeat. */
  onFailedRequest?: (failure: FailedRequest) => void;
  /** Starts a proxy in front of the shops. */
  startProxy?: (shopPorts: readonly number[]) => Promise<TestProxy>;
  /** Issue time of customer tokens; default now. */
  getSignInTime?: () => Date;
};

type ReleaseOptions = { program?: string; settings?: NodeJS.ProcessEnv };

/** Webhook retries after 12 s instead of 2 minutes, and so on. */
const TIME_SCALE = 10;
/** Longer than the lease that a killed shop leaves on a payment check or a message. */
const SETTLE_WITHIN_MS = 150_000;

/** Killable shops, a provider that outlives them, customers, and a final ledger comparison. */
export async function startTestBed(options: TestBedOptions = {}) {
  const { shops: count = 1, databaseUrl, settings = {}, getSignInTime = () => new Date() } = options;
  const folder = mkdtempSync(join(tmpdir(), 'checkouts-'));
  const journalFile = join(folder, 'journal.jsonl');
  const simulator = await startTestSimulator({ timeScale: TIME_SCALE, journalFile });
  const ports = await Promise.all(Array.from({ length: count }, () => findFreePort()));
  const getDataDir = (slot: number) => join(folder, `shop-${slot}`);
  const getAddress = (slot: number) => `http://127.0.0.1:${ports[slot]}`;
  const running: (RunningShop | undefined)[] = [];
  const acknowledged = createAcknowledgedWrites();
  const failures: string[] = [];
  let isBuilt = false;

  // The first start builds if needed; later ones only start the shop.
  const getProgram = () => (isBuilt ? { program: 'dist/server/main.js' } : {});
  const shopSettings = { ...buildShopSettings(simulator, getAddress(0), databaseUrl), ...settings };

  async function start(slot: number, release: ReleaseOptions = getProgram()): Promise<void> {
    running[slot] = await startShop({
      dataDir: getDataDir(slot),
      port: ports[slot] ?? 0,
      ...release,
      settings: { ...shopSettings, ...release.settings },
    });
    isBuilt ||= release.program === undefined;
  }

  const kill = async (slot: number): Promise<void> => {
    await running[slot]?.stop('SIGKILL');
    running[slot] = undefined;
  };

  for (let slot = 0; slot < count; slot++)
    await start(slot, options.program ? { program: options.program } : undefined);
  const cartItem = await findWallpaper(getAddress(0));
  const proxy = await options.startProxy?.(ports);
  let requestCount = 0;
  let successCount = 0;
  const context = {
    getAddress: () => proxy?.address ?? getAddress(requestCount++ % count),
    getSignInTime,
    onSuccess: () => {
      successCount += 1;
    },
    onFailure: options.onFailedRequest,
    pay: (id: string, outcome: CustomerBehaviour['outcomes'][number]) => simulator.pay(id, outcome),
    cartItem,
    acknowledged,
  };

  /** Pending payments, and orders paid at the provider but not in the shop. */
  async function listUnsettledOrders(): Promise<string[]> {
    const { payments } = await simulator.readLedger();
    const listOrderIds = (status: string) =>
      payments.filter(({ payment_status }) => payment_status === status).map(({ order_id }) => order_id);
    const unsettled: string[] = listOrderIds('PENDING');
    for (const providerOrderId of new Set(listOrderIds('SUCCESS'))) {
      const order = acknowledged.orders.get(providerOrderId);
      if (!order || settled.has(order.id)) continue;
      const send = await createPatientCustomer(context, order.userId);
      const { status } = await send<{ status: number }>('GET', `Orders/me/${order.id}`);
      if (status === ORDER_STATUS.pendingPayment || status > ORDER_STATUS.delivered) unsettled.push(providerOrderId);
      else settled.add(order.id);
    }
    return unsettled;
  }
  const settled = new Set<string>();

  async function waitUntilSettled(): Promise<void> {
    const end = Date.now() + SETTLE_WITHIN_MS;
    while ((await listUnsettledOrders()).length > 0 && Date.now() < end) await wait(500);
  }

  return {
    simulator,
    acknowledged,
    cartItem,
    /** The address customers use. */
    getAddress: context.getAddress,
    addresses: ports.map((_, slot) => getAddress(slot)),
    /** The settings that all shops have. */
    shopSettings,
    getShop: (slot: number) => running[slot],
    /** The provider's current ledger. */
    readProviderLedger: () => readProviderLedger(journalFile),
    start,
    kill,
    stop: (slot: number) => running[slot]?.stop() ?? Promise.resolve(0),
    /** Waits for this many successCount, so every started shop has served requests even on a slow machine. */
    async waitForSuccesses(count: number): Promise<void> {
      const target = successCount + count;
      while (successCount < target) await wait(2);
    },
    /** Runs one checkout and collects errors for the report. */
    checkOut: (behaviour: CustomerBehaviour, email?: string) =>
      checkOut(context, behaviour, email).catch((error: Error) => {
        failures.push(error.message);
      }),
    waitUntilSettled,
    /** Waits until everything settles, closes the shops and compares the ledgers. */
    async report(observations: readonly string[]): Promise<FaultReport> {
      const startedAt = Date.now();
      await waitUntilSettled();
      const codes = await Promise.all(running.map((shop) => shop?.stop()));
      const { observations: ledgerObservations, violations } = await checkLedger({
        dataDir: getDataDir(0),
        databaseUrl,
        journalFile,
        acknowledged,
        hasEachEmailOnce: options.program === undefined,
      });
      return {
        observations: [
          ...observations,
          `settled within ${Math.round((Date.now() - startedAt) / 1000)} s`,
          ...ledgerObservations,
        ],
        violations: [
          ...failures,
          ...violations,
          ...codes.filter((code) => code !== 0).map((code) => `a shop exited with ${code} when stopped`),
        ],
      };
    },
    async close(): Promise<void> {
      await proxy?.stop();
      await Promise.all(running.map((_, slot) => kill(slot)));
      await simulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findWallpaper(address: string): Promise<AddCartItemInput> {
  const response = await fetch(`${address}/api/Products/category/wallpaper`);
  const { data } = (await response.json()) as Envelope<Product[]>;
  const productId = data?.[0]?.id;
  if (productId === undefined) throw new Error('The shop has no wallpaper.');
  return { productId, widthInInches: 36, heightInInches: 48, quantity: 1 };
}
