import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getNextBehaviour, runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { createLatencies, describeLatencies, type Latencies } from '../visits/latencies.ts';
import { visitSteadily } from '../visits/steady-visits.ts';
import { createVisitor } from '../visits/visitor.ts';
import { startProviderGate } from './provider-gate.ts';
import { placeTimedOrder, type TimedOrder } from './timed-order.ts';

type Size = { calmMs: number; downMs: number; flakyMs: number; slowMs: number };
type TestBed = Awaited<ReturnType<typeof startTestBed>>;
type Gate = Awaited<ReturnType<typeof startProviderGate>>;
type Fault = Record<'begin' | 'end', (testBed: TestBed, gate: Gate) => unknown>;
type Phase = {
  name: string;
  ms: number;
  /** Absent in calm phases. */
  fault?: Fault;
  /** The share of orders that must get through. */
  minShare?: number;
};

const VISITS_PER_SECOND = 40;
const VISITORS = 20;
const CUSTOMERS_AT_ONCE = 3;
const BETWEEN_CHECKOUTS_MS = 500;
const ORDER_EVERY_MS = 1000;
/** D-20, plus tolerance for a busy machine. */
const DEADLINE_MS = 8000;
const TOLERANCE_MS = 1000;
const MAX_RECOVERY_MS = 5000;
const RECOVERY_OBSERVATION_MS = 2 * MAX_RECOVERY_MS;
const BETWEEN_RECOVERY_ORDERS_MS = 100;
const MAX_SLOWDOWN = 1.2;
/** Smaller differences are noise. */
const MIN_DIFFERENCE_MS = 10;

const createPhases = ({ calmMs, downMs, flakyMs, slowMs }: Size): readonly Phase[] => {
  const createFault = (...faults: string[]): Fault => ({
    begin: ({ simulator }) => simulator.setFaults(...faults),
    end: ({ simulator }) => simulator.setFaults(),
  });
  const outage: Fault = { begin: (_, gate) => gate.cut(), end: (_, gate) => gate.reopen() };
  return [
    { name: 'calm before', ms: calmMs },
    { name: 'provider down', ms: downMs, fault: outage },
    { name: '30 % of responses 5xx', ms: flakyMs, fault: createFault('5xx:0.3'), minShare: 0.9 },
    { name: '10 s per response', ms: slowMs, fault: createFault('slow:10000') },
    { name: 'calm after', ms: calmMs },
  ];
};

/** The provider is down, then failing, then slow. Browsing and carts must not be affected. */
async function runProviderOutages(size: Size): Promise<FaultReport> {
  const gate = await startProviderGate();
  const testBed = await startTestBed({ settings: { CASHFREE_BASE_URL: `${gate.origin}/pg` } });
  gate.forwardTo(testBed.simulator.origin);
  const observations: string[] = [];
  const violations: string[] = [];
  const visits = new Map<string, Latencies>();
  let completed = 0;
  let isOver = false;
  try {
    // Customers retry until the fault is over.
    const shoppers = runInLanes(CUSTOMERS_AT_ONCE, async () => {
      await testBed.checkOut(getNextBehaviour());
      completed += 1;
      await wait(BETWEEN_CHECKOUTS_MS);
      return !isOver;
    });
    for (const phase of createPhases(size)) {
      const completedBefore = completed;
      await phase.fault?.begin(testBed, gate);
      const { latencies, orders } = await runVisits(testBed, phase.ms);
      await phase.fault?.end(testBed, gate);
      const recoveryMs = phase.fault ? await measureRecovery(testBed) : 0;
      visits.set(phase.name, latencies);
      const slowest = Math.max(0, ...orders.map(({ ms }) => ms));
      observations.push(
        `${phase.name}, ${phase.ms / 1000} s: visits ${describeLatencies(latencies)}`,
        `  ${completed - completedBefore} checkouts; CreateOrder ${countStatuses(orders)}, slowest ${formatSeconds(slowest)}`,
        `  ${countSuccesses(orders)} of ${orders.length} orders got through${phase.fault ? `; last 503 ${formatSeconds(recoveryMs)} after the fault` : ''}`,
      );
      violations.push(...findUnexpected(phase.name, orders), ...findLate(phase.name, orders));
      if (countSuccesses(orders) < (phase.minShare ?? 0) * orders.length)
        violations.push(`${phase.name}: ${countSuccesses(orders)} of ${orders.length} orders got through`);
      if (recoveryMs >= MAX_RECOVERY_MS) violations.push(`${phase.name}: recovery took ${formatSeconds(recoveryMs)}`);
      if (latencies.countErrors() > 0) violations.push(`${phase.name}: ${latencies.countErrors()} visits failed`);
    }
    isOver = true;
    await shoppers;
    violations.push(...findSlowdowns(visits));
    const report = await testBed.report(observations);
    return { observations: report.observations, violations: [...violations, ...report.violations] };
  } finally {
    await testBed.close();
    await gate.close();
  }
}

/** Runs visitors, and one timed CreateOrder per second. */
async function runVisits(testBed: TestBed, ms: number) {
  const latencies = createLatencies();
  const end = performance.now() + ms;
  const isOver = () => performance.now() >= end;
  const target = { getAddress: testBed.getAddress, cartItem: testBed.cartItem, latencies };
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => createVisitor(target)));
  const orders: TimedOrder[] = [];
  const pending: Promise<unknown>[] = [];
  const placeOrders = async () => {
    for (; !isOver(); await wait(ORDER_EVERY_MS)) {
      pending.push(placeTimedOrder(testBed, randomUUID()).then((order) => order && orders.push(order)));
    }
  };
  await Promise.all([visitSteadily(visitors, VISITS_PER_SECOND, isOver), placeOrders()]);
  await Promise.all(pending);
  return { latencies, orders };
}

/** Places orders after the end of a fault; returns the time until the last one that failed. */
async function measureRecovery(testBed: TestBed): Promise<number> {
  const endedAt = performance.now();
  const getElapsedMs = () => performance.now() - endedAt;
  let lastFailureMs = 0;
  for (; getElapsedMs() < RECOVERY_OBSERVATION_MS; await wait(BETWEEN_RECOVERY_ORDERS_MS)) {
    const order = await placeTimedOrder(testBed, randomUUID());
    if (order?.status !== 200) lastFailureMs = getElapsedMs();
  }
  return lastFailureMs;
}

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const countSuccesses = (orders: readonly TimedOrder[]): number => orders.filter(({ status }) => status === 200).length;

function countStatuses(orders: readonly TimedOrder[]): string {
  const counts: Record<string, number> = {};
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1;
  return JSON.stringify(counts);
}

function findUnexpected(phase: string, orders: readonly TimedOrder[]): string[] {
  const others = orders.filter(({ status }) => status !== 200 && status !== 503);
  return [
    ...(orders.length === 0 ? [`${phase}: no orders`] : []),
    ...(others.length > 0 ? [`${phase}: CreateOrder responded ${countStatuses(others)}`] : []),
  ];
}

function findLate(phase: string, orders: readonly TimedOrder[]): string[] {
  const count = orders.filter(({ ms }) => ms > DEADLINE_MS + TOLERANCE_MS).length;
  return count > 0 ? [`${phase}: ${count} orders took longer than the 8 s of decision D-20`] : [];
}

function findSlowdowns(visits: ReadonlyMap<string, Latencies>): string[] {
  const getP95 = (name: string) => visits.get(name)?.getQuantile(0.95) ?? Number.NaN;
  const calm = Math.max(getP95('calm before'), getP95('calm after'));
  return [...visits.keys()].flatMap((name) => {
    const slowdown = getP95(name) / calm;
    const isSlow = slowdown > MAX_SLOWDOWN && getP95(name) - calm > MIN_DIFFERENCE_MS;
    return isSlow
      ? [`${name}: visits took ${slowdown.toFixed(2)} times as long as in the calm phases, ${MAX_SLOWDOWN} allowed`]
      : [];
  });
}

export const providerOutage: FaultRun = {
  name: 'provider-outage',
  summary:
    'provider down for 5 minutes, then 30 % 5xx, then 10 s per response: browsing is unaffected, all payments settle',
  run: () => runProviderOutages({ calmMs: 30_000, downMs: 300_000, flakyMs: 60_000, slowMs: 60_000 }),
};

export const providerRecovery: FaultRun = {
  name: 'provider-recovery',
  summary: 'the same in two minutes: 90 % of orders get through 30 % 5xx, and all of them 5 s after a fault',
  run: () => runProviderOutages({ calmMs: 10_000, downMs: 20_000, flakyMs: 60_000, slowMs: 20_000 }),
};
