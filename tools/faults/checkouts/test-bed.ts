import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '#contract/envelope.ts';
import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { startTestSimulator } from '#tests/support/payments/test-simulator.ts';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { TestProxy } from '../../../scripts/testing/test-nginx.ts';
import type { FaultReport } from '../fault-run.ts';
import { createAcknowledged } from '../ledger/acknowledged.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { readProviderLedger } from '../ledger/provider-ledger.ts';
import { buildShopSettings } from './shop-settings.ts';
import { type CustomerBehaviour, checkOut, createPatientCustomer } from './shopper.ts';

export type TestBedOptions = {
  /** Shops that share `databaseUrl`; without it there is one, on the embedded database. */
  shops?: number;
  databaseUrl?: string;
  settings?: NodeJS.ProcessEnv;
  /** A proxy in front of the shops. */
  front?: (shopPorts: readonly number[]) => Promise<TestProxy>;
  /** Issue time of customer tokens; default now. */
  signedAt?: () => Date;
};

/** Webhook retries after 12 s instead of 2 minutes, and so on. */
const TIME_SCALE = 10;
/** Longer than an orphaned lease. */
const SETTLE_WITHIN_MS = 110_000;

/** Killable shops, a provider that outlives them, customers, and a final ledger comparison. */
export async function startTestBed(options: TestBedOptions = {}) {
  const { shops: count = 1, databaseUrl, settings = {}, signedAt = () => new Date() } = options;
  const folder = mkdtempSync(join(tmpdir(), 'checkouts-'));
  const journalFile = join(folder, 'journal.jsonl');
  const simulator = await startTestSimulator({ timeScale: TIME_SCALE, journalFile });
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const getDataDir = (slot: number) => join(folder, `shop-${slot}`);
  const getAddress = (slot: number) => `http://127.0.0.1:${ports[slot]}`;
  const running: (RunningShop | undefined)[] = [];
  const acknowledged = createAcknowledged();
  const failures: string[] = [];
  let built = false;

  async function open(slot: number): Promise<void> {
    running[slot] = await startShop({
      dataDir: getDataDir(slot),
      port: ports[slot] ?? 0,
      // The first start builds if needed; later ones only start the shop.
      ...(built && { program: 'dist/server/main.js' }),
      settings: { ...buildShopSettings(simulator, getAddress(0), databaseUrl), ...settings },
    });
    built = true;
  }

  const kill = async (slot: number): Promise<void> => {
    await running[slot]?.stop('SIGKILL');
    running[slot] = undefined;
  };

  for (let slot = 0; slot < count; slot++) await open(slot);
  const cartItem = await findWallpaper(getAddress(0));
  const front = await options.front?.(ports);
  let turn = 0;
  let answers = 0;
  const context = {
    address: () => front?.address ?? getAddress(turn++ % count),
    signedAt,
    onAnswer: () => {
      answers += 1;
    },
    pay: (id: string, outcome: CustomerBehaviour['outcomes'][number]) => simulator.pay(id, outcome),
    cartItem,
    acknowledged,
  };

  /** Pending payments, and orders paid at the provider but not in the shop. */
  async function unsettled(): Promise<string[]> {
    const { payments } = await simulator.ledger();
    const having = (status: string) =>
      payments.filter(({ payment_status }) => payment_status === status).map(({ order_id }) => order_id);
    const open: string[] = having('PENDING');
    for (const providerOrderId of new Set(having('SUCCESS'))) {
      const order = acknowledged.orders.get(providerOrderId);
      if (!order || settled.has(order.id)) continue;
      const ask = await createPatientCustomer(context, order.userId);
      const { status } = await ask<{ status: number }>('GET', `Orders/me/${order.id}`);
      if (status === 0 || status > 4) open.push(providerOrderId);
      else settled.add(order.id);
    }
    return open;
  }
  const settled = new Set<string>();

  return {
    simulator,
    acknowledged,
    cartItem,
    /** The address customers use. */
    address: context.address,
    addresses: ports.map((_, slot) => getAddress(slot)),
    shop: (slot: number) => running[slot],
    /** The provider's current ledger. */
    providerLedger: () => readProviderLedger(journalFile),
    open,
    kill,
    stop: (slot: number) => running[slot]?.stop() ?? Promise.resolve(0),
    /** Waits for this many responses, so every started shop has served requests even on a slow machine. */
    async untilAnswered(more: number): Promise<void> {
      const wanted = answers + more;
      while (answers < wanted) await wait(2);
    },
    /** Runs one checkout and collects errors for the report. */
    checkOut: (manner: CustomerBehaviour) =>
      checkOut(context, manner).catch((error: Error) => {
        failures.push(error.message);
      }),
    /** Waits until everything settles, closes the shops and compares the ledgers. */
    async report(seen: readonly string[]): Promise<FaultReport> {
      const begun = Date.now();
      let left = await unsettled();
      for (; left.length > 0 && Date.now() < begun + SETTLE_WITHIN_MS; left = await unsettled()) await wait(500);
      const codes = await Promise.all(running.map((shop) => shop?.stop()));
      const { seen: books, broken } = await checkLedger({
        ...{ dataDir: getDataDir(0), databaseUrl, journalFile, acknowledged },
      });
      return {
        seen: [...seen, `came to rest within ${Math.round((Date.now() - begun) / 1000)} s`, ...books],
        broken: [
          ...failures,
          ...broken,
          ...codes.filter((code) => code !== 0).map((code) => `a shop ended with ${code} when it was asked to stop`),
        ],
      };
    },
    async close(): Promise<void> {
      await front?.stop();
      await Promise.all(running.map((_, slot) => kill(slot)));
      await simulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findWallpaper(address: string): Promise<AddCartItemInput> {
  const answer = await fetch(`${address}/api/Products/category/wallpaper`);
  const { data } = (await answer.json()) as Envelope<Product[]>;
  const productId = data?.[0]?.id;
  if (productId === undefined) throw new Error('The shop has no wallpaper.');
  return { productId, widthInInches: 36, heightInInches: 48, quantity: 1 };
}
