import type { DestinationStream } from 'pino';
import type { ShopLogger } from '#server/platform/logger.ts';

type AccessEntry = { method: string; url: string; status: number; ms: number; requestId: string };
export type LogAccess = (entry: AccessEntry) => void;

const MAX_PATH_LENGTH = 200;

/**
 * Logs one line per request, without query, headers or body. Writes directly to the logger's destination, because the
 * logger itself takes longer than sending a cached page.
 */
export function createAccessLogger(logger: ShopLogger, destination: DestinationStream): LogAccess {
  if (!logger.isLevelEnabled('info')) return () => {};
  const formatNow = createTimestampFormatter();
  // Batches the lines of one event loop iteration.
  let bufferedLines = '';
  const flush = () => {
    destination.write(bufferedLines);
    bufferedLines = '';
  };
  return ({ method, url, status, ms, requestId }) => {
    if (bufferedLines === '') setImmediate(flush);
    bufferedLines +=
      `{"level":"info","time":"${formatNow()}","method":"${method}","route":${JSON.stringify(stripQuery(url))},` +
      `"status":${status},"ms":${Math.round(ms * 100) / 100},"requestId":"${requestId}","msg":"request"}\n`;
  };
}

function stripQuery(url: string): string {
  const end = url.indexOf('?');
  return (end < 0 ? url : url.slice(0, end)).slice(0, MAX_PATH_LENGTH);
}

/** Formats the time once per millisecond. */
function createTimestampFormatter(): () => string {
  let cachedMs = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== cachedMs) {
      cachedMs = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
}
