import { setTimeout as pause } from 'node:timers/promises';
import { isConflict } from './database-errors.ts';

const MAX_ATTEMPTS = 10;
const MAX_PAUSE_MS = 200;

/** Does work again that collided with another's and therefore left nothing behind; a little later each time. */
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
