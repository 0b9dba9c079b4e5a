/** A versioned value in memory; follows the database within a second. */
export type LiveValue<Value> = {
  getCurrent(): Value;
  /** Subscribes to new versions; returns an unsubscribe function. */
  onChange(listener: (value: Value) => void): () => void;
  /** Checks for a new version now. */
  refresh(): Promise<void>;
  close(): void;
};

export type LiveValueOptions = {
  /** Called when the database fails; the value in memory stays in use. */
  onError(error: unknown): void;
  /** Called after each successful check. */
  onSuccess?(): void;
  pollIntervalMs?: number;
};

type LiveValueSource<Value extends { readonly version: unknown }> = {
  readVersion(): Promise<Value['version']>;
  /** `current` is the value in memory, if there is one. */
  read(current?: Value): Promise<Value>;
};

const POLL_INTERVAL_MS = 500;

export async function startLiveValue<Value extends { readonly version: unknown }>(
  source: LiveValueSource<Value>,
  { onError, onSuccess, pollIntervalMs = POLL_INTERVAL_MS }: LiveValueOptions,
): Promise<LiveValue<Value>> {
  const listeners = new Set<(value: Value) => void>();
  let current = await source.read();
  let isClosed = false;

  async function check(): Promise<void> {
    if ((await source.readVersion()) === current.version) return;
    const next = await source.read(current);
    if (isClosed || next.version === current.version) return;
    current = next;
    for (const listener of listeners) listener(current);
  }

  // One check after the other, so that a slow one never replaces what a later one has read.
  let lastCheck = Promise.resolve();
  function refresh(): Promise<void> {
    lastCheck = lastCheck.then(check, check);
    return lastCheck;
  }

  // Schedules the next poll after the last one ends, so that polls never overlap.
  const poll = () => refresh().then(onSuccess, onError).finally(schedule);
  let timer: NodeJS.Timeout | undefined;
  function schedule(): void {
    if (!isClosed) timer = setTimeout(poll, pollIntervalMs).unref();
  }
  schedule();

  return {
    getCurrent: () => current,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
