import type { CatalogueRepository } from './catalogue-repository.ts';
import { type Catalogue, snapshotOf } from './catalogue-snapshot.ts';

/** The catalogue as this process knows it; follows the database within a second. */
export type LiveCatalogue = {
  current(): Catalogue;
  /** Tells of every new version, after `current` answers it. Returns how to stop listening. */
  onChange(listener: (catalogue: Catalogue) => void): () => void;
  /** Looks for a new version now. */
  refresh(): Promise<void>;
  close(): void;
};

type Settings = {
  repository: Pick<CatalogueRepository, 'version' | 'read'>;
  /** A failed look at the database; the catalogue in memory stays in use. */
  onError(error: unknown): void;
  pollEveryMs?: number;
};

const POLL_EVERY_MS = 500;

export async function openLiveCatalogue(settings: Settings): Promise<LiveCatalogue> {
  const { repository, onError, pollEveryMs = POLL_EVERY_MS } = settings;
  const listeners = new Set<(catalogue: Catalogue) => void>();
  let current = snapshotOf(await repository.read());
  let closed = false;

  async function refresh(): Promise<void> {
    if (((await repository.version()) ?? '') === current.version) return;
    const next = snapshotOf(await repository.read());
    if (closed || next.version === current.version) return;
    current = next;
    for (const listener of listeners) listener(current);
  }

  // The next look is planned after the last one has ended, so that a slow database is not asked twice at once.
  const poll = () => refresh().catch(onError).finally(plan);
  let timer: NodeJS.Timeout | undefined;
  function plan(): void {
    if (!closed) timer = setTimeout(poll, pollEveryMs).unref();
  }
  plan();

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
