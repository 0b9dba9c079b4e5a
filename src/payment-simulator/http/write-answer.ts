import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';

const HANG_AT_MOST_MS = 60_000;

export function writeAnswer(response: ServerResponse, { status, headers, body, cut }: Answer): void {
  if (cut === 'reset') return void response.socket?.resetAndDestroy();
  if (cut === 'hang') {
    const end = setTimeout(() => response.destroy(), HANG_AT_MOST_MS).unref();
    response.once('close', () => clearTimeout(end));
    return;
  }
  const length = Buffer.byteLength(body);
  if (cut === 'truncate') {
    const half = Buffer.from(body).subarray(0, Math.floor(length / 2));
    response.writeHead(status, { ...headers, 'content-length': half.length }).end(half);
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': length }).end(body);
}
