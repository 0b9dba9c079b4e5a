/** Returns the SQLSTATE or system error code, unwrapped from driver errors. */
export function getErrorCode(error: unknown): string | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

const CONFLICTS = new Set(['40001', '40P01']);
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);
/** Shutdown, crash, starting up, too many connections, out of disk or memory. */
const UNAVAILABLE = /^(08...|57P0[1-5]|53...)$/;
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|PGlite is closed/i;

/** Returns whether a retry may succeed, after a serialisation failure or deadlock. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(getErrorCode(error) ?? '');

export const isDuplicateKey = (error: unknown): boolean => getErrorCode(error) === '23505';

const ALREADY_CREATED = new Set(['23505', '42710', '42P07']);
/** Returns whether another process has just created the same table or type. */
export const isAlreadyCreated = (error: unknown): boolean => ALREADY_CREATED.has(getErrorCode(error) ?? '');

/** Returns whether the database is temporarily unavailable for any statement. */
export function isDatabaseDown(error: unknown): boolean {
  const code = getErrorCode(error);
  if (code !== undefined) return UNREACHABLE.has(code) || UNAVAILABLE.test(code);
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if (LOST_CONNECTION.test(current.message)) return true;
  }
  return false;
}
