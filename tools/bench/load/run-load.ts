import { connect } from 'node:net';
import { quantile } from '../../../scripts/testing/quantile.ts';

type Load = {
  port: number;
  path: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  durationMs: number;
  /** Set when each connection sends a different request. */
  ask?: (connection: number) => LoadRequest;
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
  if (length === undefined) throw new Error(`An answer without a length cannot be counted:\n${head}`);
  return end + HEAD_END.length + Number(length);
}

/** One connection that sends the next request as soon as a response is complete. */
function keepAsking(load: Load, request: Buffer, until: number, latencies: number[], onWrong: () => void) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1');
    let parts: Buffer[] = [];
    let missing = 0;
    let sentAt = 0;
    const ask = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (part) => {
      if (parts.length > 0 && missing > part.length) {
        missing -= part.length;
        parts.push(part);
        return;
      }
      const received = parts.length === 0 ? part : Buffer.concat([...parts, part]);
      const length = getResponseLength(received);
      parts = [received];
      missing = length === undefined ? 0 : length - received.length;
      if (length === undefined || missing > 0) return;
      latencies.push(performance.now() - sentAt);
      if (received.toString('latin1', 9, 12) !== '200' || missing < 0) onWrong();
      parts = [];
      if (performance.now() < until) ask();
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
  const { headers, ...asked } = load.ask?.(connection) ?? { method: 'GET', path: load.path, headers: {} };
  return encodeRequest(load.port, { ...asked, headers: { ...load.headers, ...headers } });
}

/**
 * Sends requests as fast as responses arrive, over keep-alive connections. Hand-written because whole milliseconds are
 * too coarse for responses that take a tenth of one.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  let wrong = 0;
  const begun = performance.now();
  const until = begun + load.durationMs;
  const asking = Array.from({ length: load.connections }, (_, connection) =>
    keepAsking(load, buildRequest(load, connection), until, latencies, () => {
      wrong += 1;
    }),
  );
  await Promise.all(asking);
  const seconds = (performance.now() - begun) / 1000;
  const at = (share: number) => quantile(latencies, share);
  return { requests: latencies.length, perSecond: latencies.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), wrong };
}
