import { setTimeout as wait } from 'node:timers/promises';
import { readProcessorMs } from '../../bench/machine/processor-time.ts';
import { runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed, type TestBedOptions } from '../checkouts/test-bed.ts';
import { withTwoShops } from '../checkouts/with-two-shops.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { measureBusyShare } from './busy-share.ts';
import { createLatencies, describeLatencies } from './latencies.ts';
import { recordLiveMemory } from './live-memory.ts';
import { visitSteadily } from './steady-visits.ts';
import { createVisitor } from './visitor.ts';

type Pace = { perSecond: number; checkoutsPerSecond: number };
type Size = Pace & { minutes: number };

const VISITORS = 60;
/** Caches and compiled code grow at first. */
const MAX_WARM_UP_SECONDS = 150;
const LIMITS = { p95Ms: 200, p99Ms: 500, megabytesPerMinute: 1 };
const MIN_RATE_SHARE = 0.98;
/** A busier machine counts as saturated: clients, database, provider and proxy share its processors. */
const SATURATED_SHARE = 0.9;
/** On a saturated machine, the run continues with this share of its checkouts per second. */
const SUSTAINED_SHARE = 2 / 3;
/** Two shop processes can use at most this many cores. */
const SHOP_CORES = 2;
const PAID = { outcomes: ['success'], returns: true } as const;

/** 85 % reads and 15 % writes at a steady pace, alongside checkouts. */
async function runLoad(size: Size, options: TestBedOptions = {}): Promise<FaultReport> {
  // For a shorter run: `LOAD_SECONDS=60`.
  const seconds = Number(process.env.LOAD_SECONDS ?? 60 * size.minutes);
  const memory = recordLiveMemory();
  const testBed = await startTestBed({ ...options, settings: { ...options.settings, ...memory.settings } });
  try {
    const warmUpSeconds = Math.min(MAX_WARM_UP_SECONDS, seconds / 2);
    const readBusyShare = measureBusyShare();
    const warmUp = await runVisits(testBed, size, warmUpSeconds);
    const busyShare = readBusyShare();
    const reached = warmUp.completed / warmUpSeconds;
    const isTooSmall = busyShare > SATURATED_SHARE && reached < MIN_RATE_SHARE * size.checkoutsPerSecond;
    const checkoutsPerSecond = isTooSmall ? Math.floor(SUSTAINED_SHARE * reached) : size.checkoutsPerSecond;
    const since = Date.now();
    const readShopsMs = () => sum(testBed.addresses.map((_, slot) => readPidMs(testBed.getShop(slot)?.child.pid)));
    const usedBefore = readShopsMs();
    const { latencies, completed } = await runVisits(testBed, { ...size, checkoutsPerSecond }, seconds);
    const msPerCheckout = (readShopsMs() - usedBefore) / completed;
    const maxMsPerCheckout = (1000 * SHOP_CORES) / size.checkoutsPerSecond;
    const growths = testBed.addresses.map((_, slot) => memory.computeGrowth(testBed.getShop(slot)?.child.pid, since));
    const rate = latencies.countResponses() / seconds;
    const report = await testBed.report([
      `${seconds} s: ${rate.toFixed(0)} visits per second (target ${size.perSecond}), ${describeLatencies(latencies)}`,
      ...(completed > 0
        ? [
            `${reached.toFixed(1)} checkouts per second at first (target ${size.checkoutsPerSecond}) with ${(100 * busyShare).toFixed(0)} % of the processors`,
            `${(completed / seconds).toFixed(1)} checkouts per second then (target ${checkoutsPerSecond})`,
            `${msPerCheckout.toFixed(1)} ms of processor time of the shops per checkout`,
          ]
        : []),
      `memory in use grew by ${growths.map((growth) => growth.toFixed(2)).join(' and ')} MB per minute`,
    ]);
    const violations = [
      ...(latencies.countErrors() > 0 ? [`${latencies.countErrors()} visits failed`] : []),
      ...(latencies.getQuantile(0.95) > LIMITS.p95Ms ? [`p95 is over ${LIMITS.p95Ms} ms`] : []),
      ...(latencies.getQuantile(0.99) > LIMITS.p99Ms ? [`p99 is over ${LIMITS.p99Ms} ms`] : []),
      ...(rate < MIN_RATE_SHARE * size.perSecond ? [`only ${rate.toFixed(0)} visits a second`] : []),
      ...(completed / seconds < MIN_RATE_SHARE * checkoutsPerSecond
        ? [`only ${(completed / seconds).toFixed(1)} checkouts a second`]
        : []),
      ...(msPerCheckout > maxMsPerCheckout
        ? [
            `two cores are too few for ${size.checkoutsPerSecond} checkouts a second: each takes ${msPerCheckout.toFixed(1)} ms`,
          ]
        : []),
      ...growths
        .filter((growth) => growth > LIMITS.megabytesPerMinute)
        .map((growth) => `memory in use grew by ${growth.toFixed(1)} MB per minute`),
    ];
    return { observations: report.observations, violations: [...violations, ...report.violations] };
  } finally {
    await testBed.close();
    memory.remove();
  }
}

const readPidMs = (pid: number | undefined): number => readProcessorMs(pid) ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

type TestBed = Awaited<ReturnType<typeof startTestBed>>;

async function runVisits(testBed: TestBed, { perSecond, checkoutsPerSecond }: Pace, seconds: number) {
  const latencies = createLatencies();
  const end = performance.now() + 1000 * seconds;
  const isOver = () => performance.now() >= end;
  const target = { getAddress: testBed.getAddress, cartItem: testBed.cartItem, latencies };
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => createVisitor(target)));
  let completed = 0;
  const checkouts =
    checkoutsPerSecond === 0
      ? Promise.resolve()
      : paySteadily(testBed, checkoutsPerSecond, isOver, () => {
          completed += 1;
        });
  await Promise.all([visitSteadily(visitors, perSecond, isOver), checkouts]);
  return { latencies, completed };
}

/** Each lane starts one checkout per second, or when its previous one is done. */
function paySteadily(
  testBed: TestBed,
  perSecond: number,
  isOver: () => boolean,
  onCompleted: () => void,
): Promise<void> {
  return runInLanes(perSecond, async () => {
    const next = wait(1000);
    await testBed.checkOut(PAID);
    onCompleted();
    await next;
    return !isOver();
  });
}

export const load: FaultRun = {
  name: 'load',
  summary: 'embedded database: 150 visits per second, 85 % reads, for 5 minutes: fast, without errors, constant memory',
  run: () => runLoad({ minutes: 5, perSecond: 150, checkoutsPerSecond: 0 }),
};

export const loadPostgres: FaultRun = {
  name: 'load-pg',
  summary: 'two shops on PostgreSQL and PgBouncer behind nginx: 400 visits per second for 5 minutes, the same limits',
  run: () => withTwoShops((options) => runLoad({ minutes: 5, perSecond: 400, checkoutsPerSecond: 0 }, options)),
};

export const loadCheckouts: FaultRun = {
  name: 'load-checkouts',
  summary:
    'the same two shops: 30 checkouts a second, or two thirds of what the machine can do, and 20 visits for 5 minutes',
  run: () => withTwoShops((options) => runLoad({ minutes: 5, perSecond: 20, checkoutsPerSecond: 30 }, options)),
};

export const soak: FaultRun = {
  name: 'soak',
  summary: 'embedded database: 45 visits and one checkout per second for 10 minutes: constant memory',
  run: () => runLoad({ minutes: 10, perSecond: 45, checkoutsPerSecond: 1 }),
};
