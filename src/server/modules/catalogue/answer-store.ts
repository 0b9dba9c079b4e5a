import type { PreparedAnswer } from '#server/http/responses/prepared-answer.ts';

type AnswerStore = {
  find(key: string): PreparedAnswer | undefined;
  /** The kept answer, or the one that `make` prepares; whoever asks meanwhile shares that one preparation. */
  obtain(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer>;
};

/** Keeps the newest answers, as many as fit. Reading changes nothing, which keeps the fast path fast. */
export function createAnswerStore(maxBytes: number): AnswerStore {
  const kept = new Map<string, PreparedAnswer>();
  const inPreparation = new Map<string, Promise<PreparedAnswer>>();
  let bytes = 0;

  function keep(key: string, answer: PreparedAnswer): void {
    const size = sizeOf(answer);
    if (size > maxBytes) return;
    kept.set(key, answer);
    bytes += size;
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= sizeOf(old);
    }
  }

  async function prepare(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    try {
      const answer = await make();
      keep(key, answer);
      return answer;
    } finally {
      inPreparation.delete(key);
    }
  }

  return {
    find: (key) => kept.get(key),
    async obtain(key, make) {
      const known = kept.get(key) ?? inPreparation.get(key);
      if (known) return known;
      const promise = prepare(key, make);
      inPreparation.set(key, promise);
      return promise;
    },
  };
}

const sizeOf = ({ identity, br, gzip }: PreparedAnswer): number =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1024;
