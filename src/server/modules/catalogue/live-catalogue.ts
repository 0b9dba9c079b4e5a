import type { CatalogueRepository } from './catalogue-repository.ts';
import { buildCatalogue, type Catalogue } from './catalogue-snapshot.ts';

/** The catalogue in memory; follows the database within a second. */
export type LiveCatalogue = {
  getCurrent(): Catalogue;
  /** Subscribes to new versions; returns an unsubscribe function. */
  onChange(listener: (catalogue: Catalogue) => void): () => void;
  /** Checks for a new version now. */
  refresh(): Promise<void>;
  close(): void;
};

type LiveCatalogueOptions = {
  repository: Pick<CatalogueRepository, 'readVersion' | 'read'>;
  /** Called when the database fails; the catalogue in memory stays in use. */
  onError(error: unknown): void;
  /** Called after each successful check. */
  onSuccess?(): void;
  pollIntervalMs?: number;
};

export const EMPTY_CATALOGUE_MESSAGE = 'The catalogue is empty: import yours with npm run catalogue -- import FILE.';

const POLL_INTERVAL_MS = 500;

export async function startLiveCatalogue(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
  const { repository, onError, onSuccess, pollIntervalMs = POLL_INTERVAL_MS } = options;
  const listeners = new Set<(catalogue: Catalogue) => void>();
  let current = buildCatalogue(await repository.read());
  let isClosed = false;

  async function refresh(): Promise<void> {
    if (((await repository.readVersion()) ?? '') === current.version) return;
    const next = buildCatalogue(await repository.read());
    if (isClosed || next.version === current.version) return;
    current = next;
    for (const listener of listeners) listener(current);
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
