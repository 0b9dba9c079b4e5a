type RenderQueueOptions = { maxRunning: number; maxWaiting: number };

type RenderQueue = {
  /** Whether another rendering would have to wait too long. */
  isFull(): boolean;
  run<Result>(render: () => Promise<Result>): Promise<Result>;
};

/**
 * Starts at most one rendering per turn of the event loop: rendering a page blocks the process for milliseconds, and
 * cached pages and calls are served between two of them.
 */
export function createRenderQueue({ maxRunning, maxWaiting }: RenderQueueOptions): RenderQueue {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.length === 0 || running >= maxRunning) return;
    isScheduled = true;
    setImmediate(startNext);
  }

  function startNext(): void {
    isScheduled = false;
    const start = waiting.shift();
    if (!start) return;
    running++;
    void start().finally(() => {
      running--;
      schedule();
    });
    schedule();
  }

  return {
    isFull: () => waiting.length >= maxWaiting,
    run: (render) =>
      new Promise((resolve, reject) => {
        waiting.push(() => render().then(resolve, reject));
        schedule();
      }),
  };
}
