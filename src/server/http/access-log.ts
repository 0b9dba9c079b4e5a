import pino from 'pino';
import type { ShopLogger } from '#server/platform/logger.ts';

type Access = { method: string; url: string; status: number; ms: number; requestId: string };
export type AccessLog = (access: Access) => void;

const MAX_PATH_LENGTH = 200;

/**
 * One line per request: never the query, a header or a body. Written by hand to the logger's own stream, because going
 * through the logger costs more than answering a cached page.
 */
export function createAccessLog(logger: ShopLogger): AccessLog {
  if (!logger.isLevelEnabled('info')) return () => {};
  const stream = (logger as unknown as Record<symbol, pino.DestinationStream>)[pino.symbols.streamSym];
  const time = createTimestampCache();
  // All requests of one turn of the event loop are handed over together.
  let pending = '';
  const handOver = () => {
    stream?.write(pending);
    pending = '';
  };
  return ({ method, url, status, ms, requestId }) => {
    if (pending === '') setImmediate(handOver);
    pending +=
      `{"level":"info","time":"${time()}","method":"${method}","route":${JSON.stringify(stripQuery(url))},` +
      `"status":${status},"ms":${Math.round(ms * 100) / 100},"requestId":"${requestId}","msg":"request"}\n`;
  };
}

function stripQuery(url: string): string {
  const end = url.indexOf('?');
  return (end < 0 ? url : url.slice(0, end)).slice(0, MAX_PATH_LENGTH);
}

/** The same text serves all requests of one millisecond. */
function createTimestampCache(): () => string {
  let at = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
}
