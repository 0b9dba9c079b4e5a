/** The SQLSTATE (or system error code) of a failure, looked up through the wrappers that drivers put around it. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

const CONFLICTS = new Set(['40001', '40P01']);
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);
/** Shutdown, crash, starting up, too many connections, out of disk or memory. */
const UNAVAILABLE = /^(08...|57P0[1-5]|53...)$/;
const LOST = /Connection terminated|timeout exceeded when trying to connect|Query read timeout|PGlite is closed/i;

/** Serialisation failure or deadlock: the same transaction may succeed when it is run again. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(errorCode(error) ?? '');

export const isDuplicateKey = (error: unknown): boolean => errorCode(error) === '23505';

const ALREADY_CREATED = new Set(['23505', '42710', '42P07']);
/** A table, its type or its name in the catalogue was created by somebody else meanwhile. */
export const isAlreadyCreated = (error: unknown): boolean => ALREADY_CREATED.has(errorCode(error) ?? '');

/** The database is away for now, whatever was asked of it. */
export function isDatabaseDown(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return UNREACHABLE.has(code) || UNAVAILABLE.test(code);
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (LOST.test(at.message)) return true;
  }
  return false;
}
