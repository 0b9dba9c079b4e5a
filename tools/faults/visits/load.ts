import { setTimeout as wait } from 'node:timers/promises';
import { runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed, type TestBedOptions } from '../checkouts/test-bed.ts';
import { withTwoShops } from '../checkouts/with-two-shops.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { createLatencies, describeLatencies } from './latencies.ts';
import { watchMemory } from './memory-slopes.ts';
import { visitSteadily } from './steady-visits.ts';
import { createVisitor } from './visitor.ts';

type Size = { ms: number; perSecond: number; checkoutsPerSecond: number };

const VISITORS = 60;
/** The heap grows until its first full collection, so measure only after it. */
const WARM_UP_MS = 150_000;
const MOST = { p95: 200, p99: 500, megabytesPerMinute: 1 };
const REACHED = 0.98;
const PAID = { outcomes: ['success'], returns: true } as const;

/** 85 % reads and 15 % writes at a steady pace, alongside checkouts. */
async function loadMix(size: Size, options: TestBedOptions = {}): Promise<FaultReport> {
  const testBed = await startTestBed(options);
  try {
    await visit(testBed, { ...size, ms: WARM_UP_MS });
    const { latencies, slopes, made } = await visit(testBed, size);
    const seconds = size.ms / 1000;
    const rate = latencies.count() / seconds;
    const report = await testBed.report([
      `${seconds} s: ${rate.toFixed(0)} visits a second (${size.perSecond} wanted), ${describeLatencies(latencies)}`,
      `${(made / seconds).toFixed(1)} checkouts a second (${size.checkoutsPerSecond} wanted)`,
      `memory grew by ${slopes.map((slope) => slope.toFixed(1)).join(' and ')} MB a minute`,
    ]);
    const missed = [
      ...(latencies.errors() > 0 ? [`${latencies.errors()} visits failed`] : []),
      ...(latencies.within(0.95) > MOST.p95 ? [`p95 is over ${MOST.p95} ms`] : []),
      ...(latencies.within(0.99) > MOST.p99 ? [`p99 is over ${MOST.p99} ms`] : []),
      ...(rate < REACHED * size.perSecond ? [`only ${rate.toFixed(0)} visits a second`] : []),
      ...(made / seconds < REACHED * size.checkoutsPerSecond
        ? [`only ${(made / seconds).toFixed(1)} checkouts a second`]
        : []),
      ...slopes
        .filter((slope) => slope > MOST.megabytesPerMinute)
        .map((slope) => `memory grew by ${slope.toFixed(1)} MB a minute`),
    ];
    return { seen: report.seen, broken: [...missed, ...report.broken] };
  } finally {
    await testBed.close();
  }
}

type Stand = Awaited<ReturnType<typeof startTestBed>>;

async function visit(testBed: Stand, { ms, perSecond, checkoutsPerSecond }: Size) {
  const latencies = createLatencies();
  const end = performance.now() + ms;
  const isOver = () => performance.now() >= end;
  const place = { address: testBed.address, cartItem: testBed.cartItem, latencies };
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => createVisitor(place)));
  let made = 0;
  const checkouts =
    checkoutsPerSecond === 0
      ? Promise.resolve()
      : paySteadily(testBed, checkoutsPerSecond, isOver, () => {
          made += 1;
        });
  const pids = testBed.addresses.map((_, slot) => testBed.shop(slot)?.child.pid);
  const memories = watchMemory(pids, isOver);
  await Promise.all([visitSteadily(visitors, perSecond, isOver), checkouts]);
  return { latencies, made, slopes: await memories };
}

/** Each lane starts one checkout per second, or when its previous one is done. */
function paySteadily(testBed: Stand, perSecond: number, isOver: () => boolean, onMade: () => void): Promise<void> {
  return runInLanes(perSecond, async () => {
    const next = wait(1000);
    await testBed.checkOut(PAID);
    onMade();
    await next;
    return !isOver();
  });
}

const FIVE_MINUTES = 300_000;

export const load: FaultRun = {
  name: 'load',
  summary:
    'embedded database: 150 visits a second, 85 % reads, for 5 minutes: quick, without a failure, in steady memory',
  run: () => loadMix({ ms: FIVE_MINUTES, perSecond: 150, checkoutsPerSecond: 0 }),
};

export const loadPostgres: FaultRun = {
  name: 'load-pg',
  summary: 'two shops on PostgreSQL and PgBouncer behind nginx: 400 visits a second for 5 minutes, the same limits',
  run: () => withTwoShops((options) => loadMix({ ms: FIVE_MINUTES, perSecond: 400, checkoutsPerSecond: 0 }, options)),
};

export const loadCheckouts: FaultRun = {
  name: 'load-checkouts',
  summary: 'the same two shops: 30 checkouts a second for 5 minutes beside 20 visits a second',
  run: () => withTwoShops((options) => loadMix({ ms: FIVE_MINUTES, perSecond: 20, checkoutsPerSecond: 30 }, options)),
};

export const soak: FaultRun = {
  name: 'soak',
  summary: 'embedded database: 45 visits and one checkout a second for 10 minutes: memory stays as it is',
  run: () => loadMix({ ms: 2 * FIVE_MINUTES, perSecond: 45, checkoutsPerSecond: 1 }),
};
