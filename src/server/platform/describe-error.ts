import { errorCode } from '#server/platform/database/database-errors.ts';

const SQLSTATE = /^[0-9A-Z]{5}$/;
const MAX_CAUSE_DEPTH = 4;

type DescribedError = { type: string; code?: string; message: string; at: string; cause?: DescribedError };

/**
 * An error for the log. Texts of database errors quote the values that a customer sent, so for those only type, code and
 * place are kept; nothing but these fields is ever copied from an error.
 */
export function describeError(error: unknown, depth = 0): DescribedError | undefined {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error, message: '', at: '' };
  const code = errorCode(error);
  const fromDatabase = error.name === 'DrizzleQueryError' || (code !== undefined && SQLSTATE.test(code));
  const cause = depth < MAX_CAUSE_DEPTH ? describeError(error.cause, depth + 1) : undefined;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: fromDatabase ? 'database error' : error.message.slice(0, 500),
    at: formatFrames(error),
    ...(cause && { cause }),
  };
}

function formatFrames(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames
    .map((line) => line.trim())
    .slice(0, 12)
    .join(' | ');
}
