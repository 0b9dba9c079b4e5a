import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failure } from '#contract/envelope.ts';
import { sentenceFor } from './responses/error-answer.ts';
import type { FastPath } from './responses/fast-path.ts';
import { addressOfTarget } from './security/target-address.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** Runs first, such as the development server's own answers; calls `next` for what is not its business. */
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

export function createHttpServer(listener: Listener, fastPath: FastPath, middleware?: Middleware): Server {
  const answer: Listener = (request, response) => {
    const address = addressOfTarget(request.url);
    if (address === undefined) return answerNoAddress(response);
    request.url = address;
    if (!fastPath(request, response)) listener(request, response);
  };
  return createServer(
    SERVER_LIMITS,
    middleware ? (request, response) => middleware(request, response, () => answer(request, response)) : answer,
  );
}

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function answerNoAddress(response: ServerResponse): void {
  const body = JSON.stringify(failure(sentenceFor(400)));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(400, { ...headers, 'x-content-type-options': 'nosniff', connection: 'close' }).end(body);
}

/** What cannot even be read as HTTP is answered on the bare socket, which is then closed. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_CODE[error.code ?? ''] ?? 400;
  const body = JSON.stringify(failure(sentenceFor(status)));
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
