import { getErrorCode } from '#server/platform/database/database-errors.ts';

const SQLSTATE = /^[0-9A-Z]{5}$/;
const MAX_CAUSE_DEPTH = 4;

type DescribedError = { type: string; code?: string; message: string; at: string; cause?: DescribedError };

/**
 * Reduces an error to these fields for the log. Replaces messages of database errors, because they quote customer data.
 */
export function describeError(error: unknown, depth = 0): DescribedError | undefined {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error, message: '', at: '' };
  const code = getErrorCode(error);
  const isDatabaseError = error.name === 'DrizzleQueryError' || (code !== undefined && SQLSTATE.test(code));
  const cause = depth < MAX_CAUSE_DEPTH ? describeError(error.cause, depth + 1) : undefined;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: isDatabaseError ? 'database error' : error.message.slice(0, 500),
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
