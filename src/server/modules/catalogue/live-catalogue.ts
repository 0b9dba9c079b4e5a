import type { CatalogueRepository } from './catalogue-repository.ts';
import { buildCatalogue, type Catalogue } from './catalogue-snapshot.ts';

/** The catalogue in memory; follows the database within a second. */
export type LiveCatalogue = {
  current(): Catalogue;
  /** Subscribes to new versions; returns an unsubscribe function. */
  onChange(listener: (catalogue: Catalogue) => void): () => void;
  /** Checks for a new version now. */
  refresh(): Promise<void>;
  close(): void;
};

type LiveCatalogueOptions = {
  repository: Pick<CatalogueRepository, 'version' | 'read'>;
  /** Called when the database fails; the catalogue in memory stays in use. */
  onError(error: unknown): void;
  pollIntervalMs?: number;
};

const POLL_INTERVAL_MS = 500;

export async function startLiveCatalogue(settings: LiveCatalogueOptions): Promise<LiveCatalogue> {
  const { repository, onError, pollIntervalMs = POLL_INTERVAL_MS } = settings;
  const listeners = new Set<(catalogue: Catalogue) => void>();
  let current = buildCatalogue(await repository.read());
  let closed = false;

  async function refresh(): Promise<void> {
    if (((await repository.version()) ?? '') === current.version) return;
    const next = buildCatalogue(await repository.read());
    if (closed || next.version === current.version) return;
    current = next;
    for (const listener of listeners) listener(current);
  }

  // Schedules the next poll after the last one ends, so that polls never overlap.
  const poll = () => refresh().catch(onError).finally(schedule);
  let timer: NodeJS.Timeout | undefined;
  function schedule(): void {
    if (!closed) timer = setTimeout(poll, pollIntervalMs).unref();
  }
  schedule();

  return {
    current: () => current,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
