const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 15 * 60_000;

/** Waits twice as long after each failure, a quarter of an hour at most, and never stops trying. */
export const getRetryTime = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20)));

/** A handler marks failures that no later try can mend. */
export const isPermanent = (error: unknown): boolean => (error as { isPermanent?: unknown })?.isPermanent === true;

/** The code alone: texts of mail servers quote addresses. */
export function getFailureCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? parts.join(' ').slice(0, 100) : error instanceof Error ? error.name : 'unknown';
}
