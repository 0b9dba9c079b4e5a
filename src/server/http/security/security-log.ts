import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInStaff } from '#contract/desk/staff.ts';
import { endpointRoutes } from '#contract/endpoint-routes.ts';
import { WEBHOOK_PATH } from '#server/platform/config/payment-settings.ts';
import { getClientAddress } from '../limits/client-address.ts';
import { getRequestLogger, getStaffSession, getUser } from '../request-context.ts';

const SIGN_IN_PATHS: readonly (string | undefined)[] = [endpointRoutes.authenticate.path, signInStaff.path];
const TOO_MANY_EVENT = 'too many calls';
const FORGED_WEBHOOK_EVENT = 'webhook event with a wrong signature';
/** Anyone can cause these without limit. */
const FLOOD_EVENTS = [TOO_MANY_EVENT, FORGED_WEBHOOK_EVENT];
const FLOOD_LOG_INTERVAL_MS = 60_000;
const MAX_TRACKED_CLIENTS = 10_000;

/** Counts a 404 only for signed-in users: it may be a probe for other customers' ids. */
function classifyEvent(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const status = reply.statusCode;
  const isSignIn = request.method === 'POST' && SIGN_IN_PATHS.includes(request.routeOptions.url);
  if (isSignIn && status === 200)
    return startsSession(request, reply) ? 'signed in' : 'password accepted, code missing';
  if ((status === 401 || status === 429) && isWebhook(request)) return FORGED_WEBHOOK_EVENT;
  if (status === 401) return isSignIn ? 'sign-in failed' : 'not signed in';
  if (status === 403) return 'not allowed';
  if (status === 404 && getUser(request) !== undefined) return 'not theirs, or not there';
  return status === 429 ? TOO_MANY_EVENT : undefined;
}

/** A session of staff starts with its cookie. */
const startsSession = ({ routeOptions }: FastifyRequest, reply: FastifyReply): boolean =>
  routeOptions.url !== signInStaff.path || reply.hasHeader('set-cookie');

const isWebhook = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.toLowerCase() === WEBHOOK_PATH.toLowerCase();

/** Returns a function that is true once per minute, event and client. */
export function createFloodFilter(): (event: string, address: string) => boolean {
  const loggedAt = new Map<string, number>();
  return (event, address) => {
    const now = performance.now();
    const key = `${event} ${address}`;
    if (now - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < FLOOD_LOG_INTERVAL_MS) return false;
    if (loggedAt.size >= MAX_TRACKED_CLIENTS) loggedAt.clear();
    loggedAt.set(key, now);
    return true;
  };
}

/** Logs possible attacks with client address and user id, never with request contents. */
export function registerSecurityLog(app: FastifyInstance): void {
  const isNewFlood = createFloodFilter();
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const event = classifyEvent(request, reply);
    if (event === undefined) return;
    if (FLOOD_EVENTS.includes(event) && !isNewFlood(event, getClientAddress(request))) return;
    const { method } = request;
    const details = { event, method, route: request.routeOptions.url, status: reply.statusCode };
    const client = {
      caller: getClientAddress(request),
      userId: getUser(request)?.id,
      staffId: getStaffSession(request)?.staff.id,
    };
    if (reply.statusCode < 400) getRequestLogger(request).info({ ...details, ...client }, 'security event');
    else getRequestLogger(request).warn({ ...details, ...client }, 'security event');
  });
}
