import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { nextBehaviour, runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { createLatencies, describeLatencies, type Latencies } from '../visits/latencies.ts';
import { visitSteadily } from '../visits/steady-visits.ts';
import { createVisitor } from '../visits/visitor.ts';
import { startProviderGate } from './provider-gate.ts';
import { placeTimedOrder, type TimedOrder } from './timed-order.ts';

type Size = { calmMs: number; downMs: number; flakyMs: number; slowMs: number };
type Stand = Awaited<ReturnType<typeof startTestBed>>;
type Gate = Awaited<ReturnType<typeof startProviderGate>>;
type Phase = {
  name: string;
  ms: number;
  begin(testBed: Stand, gate: Gate): unknown;
  end(testBed: Stand, gate: Gate): unknown;
};

const VISITS_PER_SECOND = 40;
const VISITORS = 20;
const CUSTOMERS_AT_ONCE = 3;
const BETWEEN_CHECKOUTS_MS = 500;
const ORDER_EVERY_MS = 1000;
/** Decision D-20, plus tolerance for a busy machine. */
const DEADLINE_MS = 8000;
const ON_TOP_MS = 1000;
const MAX_TIMES_SLOWER = 1.2;
/** Smaller differences are noise. */
const NOTICEABLE_MS = 10;

const phases = ({ calmMs, downMs, flakyMs, slowMs }: Size): readonly Phase[] => {
  const faulty = (...faults: string[]) => ({
    begin: ({ simulator }: Stand) => simulator.faults(...faults),
    end: ({ simulator }: Stand) => simulator.faults(),
  });
  const calm = { ms: calmMs, begin: () => {}, end: () => {} };
  return [
    { name: 'calm before', ...calm },
    { name: 'provider down', ms: downMs, begin: (_, gate) => gate.shut(), end: (_, gate) => gate.reopen() },
    { name: '30 % of its answers 5xx', ms: flakyMs, ...faulty('5xx:0.3') },
    { name: '10 s for every answer', ms: slowMs, ...faulty('slow:10000') },
    { name: 'calm after', ...calm },
  ];
};

/** The provider is down, broken and slow by turns. Browsing and carts must not be affected. */
async function providerOutages(size: Size): Promise<FaultReport> {
  const gate = await startProviderGate();
  const testBed = await startTestBed({ settings: { CASHFREE_BASE_URL: `${gate.origin}/pg` } });
  gate.leadTo(testBed.simulator.origin);
  const seen: string[] = [];
  const broken: string[] = [];
  const visits = new Map<string, Latencies>();
  let made = 0;
  let isOver = false;
  try {
    // Customers retry until the fault is over.
    const shoppers = runInLanes(CUSTOMERS_AT_ONCE, async () => {
      await testBed.checkOut(nextBehaviour());
      made += 1;
      await wait(BETWEEN_CHECKOUTS_MS);
      return !isOver;
    });
    for (const phase of phases(size)) {
      const madeBefore = made;
      await phase.begin(testBed, gate);
      const { latencies, orders } = await live(testBed, phase.ms);
      await phase.end(testBed, gate);
      visits.set(phase.name, latencies);
      const slowest = Math.max(0, ...orders.map(({ ms }) => ms));
      seen.push(
        `${phase.name}, ${phase.ms / 1000} s: visits ${describeLatencies(latencies)}`,
        `  ${made - madeBefore} checkouts done; CreateOrder ${tally(orders)}, slowest ${(slowest / 1000).toFixed(1)} s`,
      );
      broken.push(...wrong(phase.name, orders), ...late(phase.name, orders));
      if (latencies.errors() > 0) broken.push(`${phase.name}: ${latencies.errors()} visits failed`);
    }
    isOver = true;
    await shoppers;
    broken.push(...slower(visits));
    const report = await testBed.report(seen);
    return { seen: report.seen, broken: [...broken, ...report.broken] };
  } finally {
    await testBed.close();
    await gate.close();
  }
}

/** Runs visitors, and one timed CreateOrder per second. */
async function live(testBed: Stand, ms: number) {
  const latencies = createLatencies();
  const end = performance.now() + ms;
  const isOver = () => performance.now() >= end;
  const place = { address: testBed.address, cartItem: testBed.cartItem, latencies };
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => createVisitor(place)));
  const orders: TimedOrder[] = [];
  const pending: Promise<unknown>[] = [];
  const ordering = async () => {
    for (; !isOver(); await wait(ORDER_EVERY_MS)) {
      pending.push(placeTimedOrder(testBed, randomUUID()).then((order) => order && orders.push(order)));
    }
  };
  await Promise.all([visitSteadily(visitors, VISITS_PER_SECOND, isOver), ordering()]);
  await Promise.all(pending);
  return { latencies, orders };
}

function tally(orders: readonly TimedOrder[]): string {
  const counts: Record<string, number> = {};
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1;
  return JSON.stringify(counts);
}

function wrong(phase: string, orders: readonly TimedOrder[]): string[] {
  const others = orders.filter(({ status }) => status !== 200 && status !== 503);
  return [
    ...(orders.length === 0 ? [`${phase}: nobody ordered`] : []),
    ...(others.length > 0 ? [`${phase}: CreateOrder answered ${tally(others)}`] : []),
  ];
}

function late(phase: string, orders: readonly TimedOrder[]): string[] {
  const count = orders.filter(({ ms }) => ms > DEADLINE_MS + ON_TOP_MS).length;
  return count > 0 ? [`${phase}: ${count} orders were answered later than the 8 s of decision D-20`] : [];
}

function slower(visits: ReadonlyMap<string, Latencies>): string[] {
  const p95 = (name: string) => visits.get(name)?.within(0.95) ?? Number.NaN;
  const calm = Math.max(p95('calm before'), p95('calm after'));
  return [...visits.keys()].flatMap((name) => {
    const times = p95(name) / calm;
    const isSlow = times > MAX_TIMES_SLOWER && p95(name) - calm > NOTICEABLE_MS;
    return isSlow ? [`${name}: visits took ${times.toFixed(2)} times as long as in calm, 1.2 allowed`] : [];
  });
}

export const providerOutage: FaultRun = {
  name: 'provider-outage',
  summary: 'provider down for 5 minutes, then 30 % 5xx, then 10 s for an answer: visitors notice nothing, all settles',
  run: () => providerOutages({ calmMs: 30_000, downMs: 300_000, flakyMs: 60_000, slowMs: 60_000 }),
};
