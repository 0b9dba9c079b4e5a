import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { buildFailure } from '#contract/envelope.ts';
import { getErrorMessage } from './error-messages.ts';
import { normaliseTarget } from './security/request-target.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** Runs before the shop, e.g. the development server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Limits that keep slow and hostile clients from holding the process. */
const SERVER_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than the usual 60 s of a proxy in front, which must be the one to close.
  keepAliveTimeout: 65_000,
};

export function createHttpServer(listener: Listener, middleware?: Middleware): Server {
  const handle: Listener = (request, response) => {
    const target = normaliseTarget(request.url);
    if (target === undefined) return sendBadTarget(response);
    request.url = target;
    listener(request, response);
  };
  return createServer(
    SERVER_LIMITS,
    middleware ? (request, response) => middleware(request, response, () => handle(request, response)) : handle,
  );
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function sendBadTarget(response: ServerResponse): void {
  const body = JSON.stringify(buildFailure(getErrorMessage(400)));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(400, { ...headers, 'x-content-type-options': 'nosniff', connection: 'close' }).end(body);
}

/** Responds to malformed HTTP on the raw socket, then closes it. */
export function sendMalformedRequestError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const body = JSON.stringify(buildFailure(getErrorMessage(status)));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
