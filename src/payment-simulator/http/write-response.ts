import type { ServerResponse } from 'node:http';
import type { HttpResponse } from './response.ts';

const MAX_HANG_MS = 60_000;

export function writeResponse(response: ServerResponse, { status, headers, body, cut }: HttpResponse): void {
  if (cut === 'reset') return void response.socket?.resetAndDestroy();
  if (cut === 'hang') {
    const end = setTimeout(() => response.destroy(), MAX_HANG_MS).unref();
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
