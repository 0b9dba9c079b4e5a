type RenderQueueOptions = { maxRunning: number; maxWaiting: number; maxWaitMs: number };

type RenderQueue = {
  /** Returns the result of `turnAway` instead when too many wait already, or when the wait gets too long. */
  run<Result>(render: () => Promise<Result>, turnAway: () => Promise<Result>): Promise<Result>;
};

/**
 * Starts at most one rendering per turn of the event loop: rendering a page blocks the process for milliseconds, and
 * cached pages and calls are served between two of them.
 */
export function createRenderQueue({ maxRunning, maxWaiting, maxWaitMs }: RenderQueueOptions): RenderQueue {
  const waiting = new Set<() => Promise<void>>();
  let running = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.size === 0 || running >= maxRunning) return;
    isScheduled = true;
    setImmediate(startNext);
  }

  function startNext(): void {
    isScheduled = false;
    const [start] = waiting;
    if (!start) return;
    waiting.delete(start);
    running++;
    void start().finally(() => {
      running--;
      schedule();
    });
    schedule();
  }

  return {
    run(render, turnAway) {
      if (waiting.size >= maxWaiting) return turnAway();
      return new Promise((resolve, reject) => {
        const start = () => {
          clearTimeout(timer);
          return render().then(resolve, reject);
        };
        const timer = setTimeout(() => {
          waiting.delete(start);
          turnAway().then(resolve, reject);
        }, maxWaitMs);
        waiting.add(start);
        schedule();
      });
    },
  };
}
