import type { PreparedAnswer } from '../http/responses/prepared-answer.ts';
import { createByteBoundedLru } from './byte-bounded-lru.ts';

export type PageCache = {
  find(key: string): PreparedAnswer | undefined;
  /** The cached answer, or the one that `make` prepares; callers who ask meanwhile share that one preparation. */
  answer(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer>;
  /** Keeps a page in further forms, unless it has been forgotten meanwhile or is there in closer ones. */
  improve(key: string, answer: PreparedAnswer): void;
  /** Forgets everything, also what is being prepared right now from the old catalogue. */
  clear(): void;
  bytes(): number;
};

/** Maps, strings and headers beside the buffers; only has to be of the right order. */
const OVERHEAD_BYTES = 1024;
const LASTING_SHARE = 0.75;

/**
 * Decision D-22. Two segments with their own budgets: a plain address that exists is `lasting`; searches, filters and
 * pages that are not found are `passing`, so no flood of invented addresses can push the shop's own pages out.
 */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const lasting = createByteBoundedLru<PreparedAnswer>(maxBytes * LASTING_SHARE);
  const passing = createByteBoundedLru<PreparedAnswer>(maxBytes * (1 - LASTING_SHARE));
  let inFlight = new Map<string, Promise<PreparedAnswer>>();

  const keep = (key: string, answer: PreparedAnswer) => {
    if (answer.status >= 500) return;
    const segment = isLasting(key, answer) ? lasting : passing;
    segment.set(key, answer, sizeOf(key, answer));
  };

  const find = (key: string) => lasting.get(key) ?? passing.get(key);

  return {
    find,
    answer(key, make) {
      const known = find(key);
      if (known) return Promise.resolve(known);
      const running = inFlight.get(key);
      if (running) return running;
      const current = inFlight;
      const made = make()
        .then((answer) => {
          if (current === inFlight) keep(key, answer);
          return answer;
        })
        .finally(() => current.delete(key));
      current.set(key, made);
      return made;
    },
    improve(key, answer) {
      const current = find(key);
      if (current?.etag === answer.etag && current.compression !== 'close') keep(key, answer);
    },
    clear() {
      lasting.clear();
      passing.clear();
      inFlight = new Map();
    },
    bytes: () => lasting.bytes() + passing.bytes(),
  };
}

export const isLasting = (key: string, { status }: PreparedAnswer): boolean => status === 200 && !key.includes('?');

const sizeOf = (key: string, answer: PreparedAnswer): number =>
  key.length * 2 + answer.identity.length + (answer.br?.length ?? 0) + (answer.gzip?.length ?? 0) + OVERHEAD_BYTES;
