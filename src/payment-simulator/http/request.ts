import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ApiError } from './response.ts';

export type HttpRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly remoteAddress: string;
  getHeader(name: string): string | undefined;
  readonly raw: Buffer;
};

const MAX_BODY_BYTES = 1024 * 1024;

export async function readRequest(message: IncomingMessage): Promise<HttpRequest> {
  const url = new URL(message.url ?? '/', 'http://simulator');
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    remoteAddress: message.socket.remoteAddress ?? '',
    getHeader: (name) => message.headers[name]?.toString(),
    raw: await readBody(message),
  };
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new ApiError(413, 'request_too_large', 'The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parseJsonBody({ raw }: HttpRequest): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(raw.toString('utf8'));
  } catch {
    value = undefined;
  }
  if (isJsonObject(value)) return value;
  throw new ApiError(400, 'request_invalid', 'The body must be a JSON object.');
}

export const parseFormBody = ({ raw }: HttpRequest): URLSearchParams => new URLSearchParams(raw.toString('utf8'));

export const hashSha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
