export type WallClock = { now(): Date };

export type SimClock = {
  /** Wall-clock time, for timestamps in the API. */
  wall(): Date;
  /** The instant to compare due times with. */
  now(): number;
  /** The instant `simulatedMs` from now, shortened by the time scale. */
  after(simulatedMs: number): number;
  /** Runs the job at that instant, or immediately if it has passed. */
  at(instant: number, job: () => void): void;
  /** Skips simulated time and returns the total offset. */
  advance(simulatedMs: number): number;
  /** Runs due jobs; needed because an injected clock can move without a timer firing. */
  tick(): void;
  close(): void;
};

type Options = { timeScale: number; clock: WallClock; offsetMs: number };
type Job = { instant: number; run: () => void };
const MAX_TIMER_MS = 60_000;

export function createSimClock({ timeScale, clock, offsetMs }: Options): SimClock {
  let offset = offsetMs;
  let jobs: Job[] = [];
  let timer: NodeJS.Timeout | undefined;
  const now = () => clock.now().getTime() + offset;

  const arm = () => {
    clearTimeout(timer);
    const [next] = jobs;
    if (next === undefined) return;
    const wait = Math.min(Math.max(next.instant - now(), 1), MAX_TIMER_MS);
    timer = setTimeout(tick, wait).unref();
  };
  function tick() {
    const present = now();
    const due = jobs.filter(({ instant }) => instant <= present);
    jobs = jobs.filter(({ instant }) => instant > present);
    for (const { run } of due) run();
    arm();
  }

  return {
    wall: () => clock.now(),
    now,
    after: (simulatedMs) => now() + simulatedMs / timeScale,
    at(instant, run) {
      const place = jobs.findLastIndex((job) => job.instant <= instant) + 1;
      jobs.splice(place, 0, { instant, run });
      if (place === 0) arm();
    },
    advance(simulatedMs) {
      offset += simulatedMs / timeScale;
      tick();
      return offset;
    },
    tick,
    close() {
      clearTimeout(timer);
      jobs = [];
    },
  };
}

const INDIA_OFFSET_MS = 330 * 60_000;

/** The provider's timestamp format: India time, to the second. */
export const formatIndiaTime = (time: Date): string =>
  `${new Date(time.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
