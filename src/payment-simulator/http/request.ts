import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ApiRefusal } from './answer.ts';

export type Request = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Address of the other side. */
  readonly remote: string;
  header(name: string): string | undefined;
  readonly raw: Buffer;
};

const LARGEST_BODY = 1024 * 1024;

export async function readRequest(message: IncomingMessage): Promise<Request> {
  const url = new URL(message.url ?? '/', 'http://simulator');
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    remote: message.socket.remoteAddress ?? '',
    header: (name) => message.headers[name]?.toString(),
    raw: await readBody(message),
  };
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LARGEST_BODY) throw new ApiRefusal(413, 'request_too_large', 'The body is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export type Body = Readonly<Record<string, unknown>>;

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function jsonBody({ raw }: Request): Body {
  let value: unknown;
  try {
    value = JSON.parse(raw.toString('utf8'));
  } catch {
    value = undefined;
  }
  if (isBody(value)) return value;
  throw new ApiRefusal(400, 'request_invalid', 'The body must be a JSON object.');
}

export const formBody = ({ raw }: Request): URLSearchParams => new URLSearchParams(raw.toString('utf8'));

export const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
