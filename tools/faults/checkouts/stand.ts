import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CartItemWish } from '#contract/api/cart.ts';
import type { Product } from '#contract/api/catalogue.ts';
import type { Envelope } from '#contract/envelope.ts';
import { startTestSimulator } from '#tests/support/payment-simulator.ts';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { TestProxy } from '../../../scripts/testing/test-nginx.ts';
import type { FaultReport } from '../fault-run.ts';
import { nothingAcknowledged } from '../ledger/acknowledged.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { readProviderLedger } from '../ledger/provider-ledger.ts';
import { shopSettings } from './shop-settings.ts';
import { checkOut, type Manner, patientCustomer } from './shopper.ts';

export type StandOptions = {
  /** Shops that share `databaseUrl`; without it there is one, on the embedded database. */
  shops?: number;
  databaseUrl?: string;
  settings?: NodeJS.ProcessEnv;
  /** What stands in front of the shops: customers then come through it. */
  front?: (shopPorts: readonly number[]) => Promise<TestProxy>;
  /** When the tokens of customers were made; now when left out. */
  signedAt?: () => Date;
};

/** Retries of notices after 12 s instead of 2 minutes, and so on. */
const TIME_SCALE = 10;
/** Longer than a lease that died with its process. */
const SETTLE_WITHIN_MS = 110_000;

/** Shops that can be killed, a provider that outlives them, customers, and the look into both books at the end. */
export async function openStand(options: StandOptions = {}) {
  const { shops: count = 1, databaseUrl, settings = {}, signedAt = () => new Date() } = options;
  const folder = mkdtempSync(join(tmpdir(), 'checkouts-'));
  const journalFile = join(folder, 'journal.jsonl');
  const simulator = await startTestSimulator({ timeScale: TIME_SCALE, journalFile });
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const dataDirOf = (slot: number) => join(folder, `shop-${slot}`);
  const addressOf = (slot: number) => `http://127.0.0.1:${ports[slot]}`;
  const running: (RunningShop | undefined)[] = [];
  const acknowledged = nothingAcknowledged();
  const failures: string[] = [];
  let built = false;

  async function open(slot: number): Promise<void> {
    running[slot] = await startShop({
      dataDir: dataDirOf(slot),
      port: ports[slot] ?? 0,
      // The first start makes sure of the build; after that only the shop itself is started.
      ...(built && { program: 'dist/server/main.js' }),
      settings: { ...shopSettings(simulator, addressOf(0), databaseUrl), ...settings },
    });
    built = true;
  }

  const kill = async (slot: number): Promise<void> => {
    await running[slot]?.stop('SIGKILL');
    running[slot] = undefined;
  };

  for (let slot = 0; slot < count; slot++) await open(slot);
  const wish = await wallpaperOf(addressOf(0));
  const front = await options.front?.(ports);
  let turn = 0;
  let answers = 0;
  const street = {
    address: () => front?.address ?? addressOf(turn++ % count),
    signedAt,
    onAnswer: () => {
      answers += 1;
    },
    pay: (id: string, outcome: Manner['outcomes'][number]) => simulator.pay(id, outcome),
    wish,
    acknowledged,
  };

  /** Payments under way, and orders that the provider has money for, but that the shop does not show as paid. */
  async function unsettled(): Promise<string[]> {
    const { payments } = await simulator.ledger();
    const having = (status: string) =>
      payments.filter(({ payment_status }) => payment_status === status).map(({ order_id }) => order_id);
    const open: string[] = having('PENDING');
    for (const providerOrderId of new Set(having('SUCCESS'))) {
      const order = acknowledged.orders.get(providerOrderId);
      if (!order || settled.has(order.id)) continue;
      const ask = await patientCustomer(street, order.userId);
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
    wish,
    /** Where a customer would knock. */
    address: street.address,
    addresses: ports.map((_, slot) => addressOf(slot)),
    shop: (slot: number) => running[slot],
    /** The provider's book as it is now. */
    providerLedger: () => readProviderLedger(journalFile),
    open,
    kill,
    /** As an operator would. */
    stop: (slot: number) => running[slot]?.stop() ?? Promise.resolve(0),
    /** Waits for so many answers, so that every shop that was opened has been of use, however slow the machine is. */
    async untilAnswered(more: number): Promise<void> {
      const wanted = answers + more;
      while (answers < wanted) await wait(2);
    },
    /** One checkout; what goes wrong is kept for the report. */
    checkOut: (manner: Manner) =>
      checkOut(street, manner).catch((error: Error) => {
        failures.push(error.message);
      }),
    /** Lets everything come to rest, closes the shops and compares the books. */
    async report(seen: readonly string[]): Promise<FaultReport> {
      const begun = Date.now();
      let left = await unsettled();
      for (; left.length > 0 && Date.now() < begun + SETTLE_WITHIN_MS; left = await unsettled()) await wait(500);
      const codes = await Promise.all(running.map((shop) => shop?.stop()));
      const { seen: books, broken } = await checkLedger({
        ...{ dataDir: dataDirOf(0), databaseUrl, journalFile, acknowledged },
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

async function wallpaperOf(address: string): Promise<CartItemWish> {
  const answer = await fetch(`${address}/api/Products/category/wallpaper`);
  const { data } = (await answer.json()) as Envelope<Product[]>;
  const productId = data?.[0]?.id;
  if (productId === undefined) throw new Error('The shop has no wallpaper.');
  return { productId, widthInInches: 36, heightInInches: 48, quantity: 1 };
}
