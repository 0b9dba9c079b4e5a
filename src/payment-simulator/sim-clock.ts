export type WallClock = { now(): Date };

export type SimClock = {
  /** Returns the simulated wall-clock time, for timestamps in the API. */
  getWallTime(): Date;
  /** Returns the instant to compare due times with. */
  now(): number;
  /** Returns the instant `simulatedMs` from now, shortened by the time scale. */
  getInstantAfter(simulatedMs: number): number;
  /** Runs the job at that instant, or immediately if it has passed. */
  schedule(instant: number, job: () => void): void;
  /** Skips simulated time and returns the total offset. */
  advance(simulatedMs: number): number;
  /** Runs due jobs; needed because an injected clock can move without a timer firing. */
  runDueJobs(): void;
  close(): void;
};

type SimClockOptions = { timeScale: number; clock: WallClock; offsetMs: number };
type Job = { instant: number; run: () => void };
const MAX_TIMER_MS = 60_000;

export function createSimClock({ timeScale, clock, offsetMs }: SimClockOptions): SimClock {
  let offset = offsetMs;
  let jobs: Job[] = [];
  let timer: NodeJS.Timeout | undefined;
  const now = () => clock.now().getTime() + offset;

  const startTimer = () => {
    clearTimeout(timer);
    const [next] = jobs;
    if (next === undefined) return;
    const waitMs = Math.min(Math.max(next.instant - now(), 1), MAX_TIMER_MS);
    timer = setTimeout(runDueJobs, waitMs).unref();
  };
  function runDueJobs() {
    const currentTime = now();
    const due = jobs.filter(({ instant }) => instant <= currentTime);
    jobs = jobs.filter(({ instant }) => instant > currentTime);
    for (const { run } of due) run();
    startTimer();
  }

  return {
    getWallTime: () => clock.now(),
    now,
    getInstantAfter: (simulatedMs) => now() + simulatedMs / timeScale,
    schedule(instant, run) {
      const index = jobs.findLastIndex((job) => job.instant <= instant) + 1;
      jobs.splice(index, 0, { instant, run });
      if (index === 0) startTimer();
    },
    advance(simulatedMs) {
      offset += simulatedMs / timeScale;
      runDueJobs();
      return offset;
    },
    runDueJobs,
    close() {
      clearTimeout(timer);
      jobs = [];
    },
  };
}

const INDIA_OFFSET_MS = 330 * 60_000;

/** Formats a timestamp like the provider: India time, to the second. */
export const formatIndiaTime = (time: Date): string =>
  `${new Date(time.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
