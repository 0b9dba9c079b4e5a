import { setTimeout as pause } from 'node:timers/promises';
import { isConflict } from './database-errors.ts';

const MAX_ATTEMPTS = 20;
const MAX_PAUSE_MS = 200;

/** Retries work that failed with a serialisation conflict or deadlock, with growing random pauses. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isConflict(error)) throw error;
      await pause(Math.random() * Math.min(MAX_PAUSE_MS, 5 * 2 ** attempt));
    }
  }
}
