import { connect } from 'node:net';
import { computeQuantile } from '../../../scripts/testing/quantile.ts';

type Load = {
  port: number;
  path: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  durationMs: number;
  /** Set when each connection sends a different request. */
  getRequest?: (connection: number) => LoadRequest;
};
export type LoadRequest = { method: string; path: string; headers: Readonly<Record<string, string>>; body?: string };
export type LoadResult = { requests: number; perSecond: number; p50Ms: number; p99Ms: number; wrong: number };

const HEAD_END = Buffer.from('\r\n\r\n');

/** Length of the first complete response in the buffer, or `undefined` while its headers are incomplete. */
export function getResponseLength(received: Buffer): number | undefined {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`Response without content-length:\n${head}`);
  return end + HEAD_END.length + Number(length);
}

/** Reads the status code after `HTTP/1.1 `. */
export const readStatus = (received: Buffer): number => Number(received.toString('latin1', 9, 12));

/** One connection that sends the next request as soon as a response is complete. */
function repeatRequest(load: Load, request: Buffer, until: number, latencies: number[], onWrong: () => void) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1');
    let chunks: Buffer[] = [];
    let missing = 0;
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (chunks.length > 0 && missing > chunk.length) {
        missing -= chunk.length;
        chunks.push(chunk);
        return;
      }
      const received = chunks.length === 0 ? chunk : Buffer.concat([...chunks, chunk]);
      const length = getResponseLength(received);
      chunks = [received];
      missing = length === undefined ? 0 : length - received.length;
      if (length === undefined || missing > 0) return;
      latencies.push(performance.now() - sentAt);
      if (readStatus(received) !== 200 || missing < 0) onWrong();
      chunks = [];
      if (performance.now() < until) send();
      else socket.end(resolve);
    });
  });
}

export function encodeRequest(port: number, { method, path, headers, body = '' }: LoadRequest): Buffer {
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${[...lines, ...length].join('\r\n')}\r\n\r\n${body}`);
}

function buildRequest(load: Load, connection: number): Buffer {
  const { headers, ...request } = load.getRequest?.(connection) ?? { method: 'GET', path: load.path, headers: {} };
  return encodeRequest(load.port, { ...request, headers: { ...load.headers, ...headers } });
}

/**
 * Sends requests as fast as responses arrive, over keep-alive connections. Hand-written because whole milliseconds are
 * too coarse for responses that take a tenth of one.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  let wrong = 0;
  const startedAt = performance.now();
  const until = startedAt + load.durationMs;
  const connections = Array.from({ length: load.connections }, (_, connection) =>
    repeatRequest(load, buildRequest(load, connection), until, latencies, () => {
      wrong += 1;
    }),
  );
  await Promise.all(connections);
  const seconds = (performance.now() - startedAt) / 1000;
  const getQuantile = (share: number) => computeQuantile(latencies, share);
  return {
    requests: latencies.length,
    perSecond: latencies.length / seconds,
    p50Ms: getQuantile(0.5),
    p99Ms: getQuantile(0.99),
    wrong,
  };
}
