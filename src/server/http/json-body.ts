import type { FastifyInstance } from 'fastify';
import { createBadRequestError } from './app-error.ts';
import { createNotJsonError } from './security/cross-site-writes.ts';

/** Set by decision D-29. */
export const BODY_LIMIT_BYTES = 256 * 1024;
const MAX_DEPTH = 32;

const LONE_SURROGATE = /\p{Surrogate}/u;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Accepts JSON bodies only. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      if (request.headers['content-encoding'] !== undefined) throw createNotJsonError();
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Treats an empty body as absent. */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const value = parseText(decodeUtf8(body));
  rejectHarmfulValue(value, 0);
  return value;
}

function decodeUtf8(body: Buffer): string {
  try {
    return decoder.decode(body);
  } catch {
    throw createBadRequestError('The text of the request is not valid UTF-8.');
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createBadRequestError('The request is not valid JSON.');
  }
}

/** Rejects prototype pollution, deep nesting and text that the database cannot store. */
function rejectHarmfulValue(value: unknown, depth: number): void {
  if (typeof value === 'string') rejectUnstorableText(value);
  if (value === null || typeof value !== 'object') return;
  if (depth >= MAX_DEPTH) throw createBadRequestError('The request is nested too deeply.');
  for (const [name, item] of Object.entries(value)) {
    const isUnsafeName = name === '__proto__' || (name === 'constructor' && item !== null && typeof item === 'object');
    if (isUnsafeName) throw createBadRequestError('The request contains a name that is not allowed.');
    rejectHarmfulValue(item, depth + 1);
  }
}

function rejectUnstorableText(text: string): void {
  if (text.includes('\0') || LONE_SURROGATE.test(text))
    throw createBadRequestError('The text contains a character that is not allowed.');
}
