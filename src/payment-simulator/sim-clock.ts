export type WallClock = { now(): Date };

export type SimClock = {
  /** The time of the world, for stamps that others read. */
  wall(): Date;
  /** The instant that due times are compared with. */
  now(): number;
  /** The instant a simulated span from now; the time scale shortens every span. */
  after(simulatedMs: number): number;
  /** Runs the job at that instant, or right away when it has passed. */
  at(instant: number, job: () => void): void;
  /** Lets simulated time pass at once and returns the whole offset. */
  advance(simulatedMs: number): number;
  /** Runs what is due. A clock that was handed in may have moved without any timer. */
  tick(): void;
  close(): void;
};

type Options = { timeScale: number; clock: WallClock; offsetMs: number };
type Job = { instant: number; run: () => void };
const LOOK_AT_LEAST_EVERY_MS = 60_000;

export function createSimClock({ timeScale, clock, offsetMs }: Options): SimClock {
  let offset = offsetMs;
  let jobs: Job[] = [];
  let timer: NodeJS.Timeout | undefined;
  const now = () => clock.now().getTime() + offset;

  const arm = () => {
    clearTimeout(timer);
    const [next] = jobs;
    if (next === undefined) return;
    const wait = Math.min(Math.max(next.instant - now(), 1), LOOK_AT_LEAST_EVERY_MS);
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

/** The provider's way to write a time: India's, to the second. */
export const indiaStamp = (time: Date): string =>
  `${new Date(time.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
