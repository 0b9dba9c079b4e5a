import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callTable } from '#contract/calls.ts';
import { callerOf, logOf, userOf } from '../request-frame.ts';

const SIGN_IN = callTable.authenticate.path;
const TOO_MANY = 'too many calls';
const TOLD_AGAIN_AFTER_MS = 60_000;
const MOST_TOLD = 10_000;

/** What a refusal means to whoever looks for an attack; a 404 only when somebody with a token asked for a thing by its id. */
function eventOf(request: FastifyRequest, status: number): string | undefined {
  const isSignIn = request.routeOptions.url === SIGN_IN;
  if (isSignIn && status === 200) return 'signed in';
  if (status === 401) return isSignIn ? 'sign-in failed' : 'not signed in';
  if (status === 403) return 'not allowed';
  if (status === 404 && userOf(request) !== undefined) return 'not theirs, or not there';
  return status === 429 ? TOO_MANY : undefined;
}

/** A flood is one event a minute and caller: writing a line for every call of it would be part of the damage. */
function createFloodGate(): (caller: string) => boolean {
  const toldAt = new Map<string, number>();
  return (caller) => {
    const now = performance.now();
    if (now - (toldAt.get(caller) ?? Number.NEGATIVE_INFINITY) < TOLD_AGAIN_AFTER_MS) return false;
    if (toldAt.size >= MOST_TOLD) toldAt.clear();
    toldAt.set(caller, now);
    return true;
  };
}

/**
 * One line for everything that may be part of an attack, with who asked from where: the address as limits count it and
 * the id of the token's customer, never what was sent. Kept apart from the access lines by `event`.
 */
export function logSecurityEvents(app: FastifyInstance): void {
  const isNewFlood = createFloodGate();
  app.addHook('onResponse', async (request, reply) => {
    const event = eventOf(request, reply.statusCode);
    if (event === undefined || (event === TOO_MANY && !isNewFlood(callerOf(request)))) return;
    const { method } = request;
    const facts = { event, method, route: request.routeOptions.url, status: reply.statusCode };
    const who = { caller: callerOf(request), userId: userOf(request)?.id };
    if (reply.statusCode < 400) logOf(request).info({ ...facts, ...who }, 'security event');
    else logOf(request).warn({ ...facts, ...who }, 'security event');
  });
}
