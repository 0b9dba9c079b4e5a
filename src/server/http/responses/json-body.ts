import type { FastifyInstance } from 'fastify';
import { badInput } from '../app-error.ts';
import { notJson } from '../security/same-site.ts';

/** Decision D-29. */
export const BODY_LIMIT_BYTES = 256 * 1024;
const DEEPEST = 32;

/** Half of a pair cannot be written as UTF-8, so it would come back changed. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** JSON is the only body that the shop reads. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      if (request.headers['content-encoding'] !== undefined) throw notJson();
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** An empty body counts as absent. */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const value = parsed(decoded(body));
  refuseHarmful(value, 0);
  return value;
}

function decoded(body: Buffer): string {
  try {
    return decoder.decode(body);
  } catch {
    throw badInput('The text of the request is not valid UTF-8.');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badInput('The request is not valid JSON.');
  }
}

/** Names that reach an object's prototype, nesting that no form of ours has, text that no column can store as it is. */
function refuseHarmful(value: unknown, depth: number): void {
  if (typeof value === 'string') refuseUnstorable(value);
  if (value === null || typeof value !== 'object') return;
  if (depth >= DEEPEST) throw badInput('The request is nested too deeply.');
  for (const [name, item] of Object.entries(value)) {
    const poison = name === '__proto__' || (name === 'constructor' && item !== null && typeof item === 'object');
    if (poison) throw badInput('The request contains a name that is not allowed.');
    refuseHarmful(item, depth + 1);
  }
}

function refuseUnstorable(text: string): void {
  if (text.includes('\0') || LONE_SURROGATE.test(text))
    throw badInput('The text contains a character that is not allowed.');
}
