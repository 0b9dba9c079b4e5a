import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DeskAccess,
  type DeskData,
  type DeskEndpoint,
  isPermission,
  type ParsedDeskInput,
  UNATTENDED_HEADER,
} from '#contract/desk/desk-endpoint.ts';
import { buildSuccess } from '#contract/envelope.ts';
import { hasPermission } from '#domain/staff/permissions.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import { AppError } from '../app-error.ts';
import { getClientAddress } from '../limits/client-address.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { readDeskInput } from '../read-input.ts';
import { getStaffSession, setStaffSession } from '../request-context.ts';
import { rejectNotJson } from '../security/cross-site-writes.ts';
import { registerFileBody } from './file-body.ts';
import { type IdempotentWrites, readRequestKey } from './idempotent-writes.ts';
import { rejectOtherOrigins } from './reject-other-origins.ts';
import type { FindStaffSession, ReadSessionCookies, SessionCookies, StaffIdentity } from './staff-session.ts';

/** The input of handlers whose endpoints need no session. */
type PublicDeskInput<E extends DeskEndpoint> = ParsedDeskInput<E> & {
  readonly requestId: string;
  readonly cookies: SessionCookies;
};
type DeskHandlerInput<E extends DeskEndpoint> = PublicDeskInput<E> & {
  readonly staff: StaffIdentity;
  /** For the audit entry. */
  readonly actor: AuditActor;
};

type DeskTable = Readonly<Record<string, DeskEndpoint>>;
/** One handler per endpoint: a missing or wrongly typed one does not compile. */
type DeskHandlers<Table extends DeskTable> = {
  readonly [Name in keyof Table]: (input: DeskHandlerInput<Table[Name]>) => Promise<DeskData<Table[Name]>>;
};
type PublicDeskHandlers<Table extends DeskTable> = {
  readonly [Name in keyof Table]: (input: PublicDeskInput<Table[Name]>) => Promise<DeskData<Table[Name]>>;
};

type BoundHandler = (input: DeskHandlerInput<DeskEndpoint>) => Promise<unknown>;

export type BoundDeskEndpoint = { readonly endpoint: DeskEndpoint } & (
  | { readonly isPublic: false; readonly handler: BoundHandler; readonly respondToRepeat: BoundHandler | undefined }
  | { readonly isPublic: true; readonly handler: (input: PublicDeskInput<DeskEndpoint>) => Promise<unknown> }
);
type BoundDeskTable<Table extends DeskTable> = { readonly [Name in keyof Table]: BoundDeskEndpoint };

/**
 * Binds handlers to endpoints that need a session. A write of one transaction has a repeat handler too, which builds the response if
 * the write was done before. Other writes must have no second effect when they run again.
 */
export function bindDeskHandlers<const Table extends DeskTable>(
  endpoints: Table,
  handlers: DeskHandlers<Table>,
  repeatHandlers: Partial<DeskHandlers<Table>> = {},
) {
  const bound = Object.entries(endpoints).map(([name, endpoint]) => {
    if (endpoint.access === 'anyone') throw new Error(`${endpoint.path} needs no session.`);
    return [name, { endpoint, isPublic: false, handler: handlers[name], respondToRepeat: repeatHandlers[name] }];
  });
  // Sound because `DeskHandlers` pairs each name with the handler of its own endpoint.
  return Object.fromEntries(bound) as unknown as BoundDeskTable<Table>;
}

/** Binds handlers to endpoints for anyone. */
export function bindPublicDeskHandlers<const Table extends DeskTable>(
  endpoints: Table,
  handlers: PublicDeskHandlers<Table>,
) {
  const bound = Object.entries(endpoints).map(([name, endpoint]) => {
    if (endpoint.access !== 'anyone') throw new Error(`${endpoint.path} needs a session.`);
    return [name, { endpoint, isPublic: true, handler: handlers[name] }];
  });
  return Object.fromEntries(bound) as unknown as BoundDeskTable<Table>;
}

type DeskContext = {
  readonly deskOrigin: string;
  readonly limits: RateLimiter;
  readonly findSession: FindStaffSession;
  readonly readCookies: ReadSessionCookies;
  readonly writes: IdempotentWrites;
  /** Throws if there is no memory left for a large body. */
  readonly reserveBody: (request: FastifyRequest, reply: FastifyReply) => void;
};

/** Needs @fastify/cookie. */
export function registerDeskEndpoints(
  app: FastifyInstance,
  endpoints: readonly BoundDeskEndpoint[],
  context: DeskContext,
): void {
  for (const bound of endpoints) {
    const { file } = bound.endpoint;
    if (file) registerFileBody(app, file, (files) => registerDeskEndpoint(files, bound, context));
    else registerDeskEndpoint(app, bound, context);
  }
}

function registerDeskEndpoint(app: FastifyInstance, bound: BoundDeskEndpoint, context: DeskContext): void {
  const { endpoint } = bound;
  const maxBodyBytes = endpoint.file?.maxBytes ?? endpoint.maxBodyBytes;
  app.route({
    method: endpoint.method,
    // Fastify adds the prefix.
    url: endpoint.path.slice(app.prefix.length),
    ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
    // Rejects before the body is read.
    onRequest: async (request, reply) => {
      await context.limits.count(getRateLimitName(endpoint), getClientAddress(request));
      if (endpoint.method !== 'GET') rejectOtherOrigins(request, context.deskOrigin);
      if (endpoint.method !== 'GET' && !endpoint.file) rejectNotJson(request);
      if (!bound.isPublic) await authorise(request, reply, endpoint.access, context);
      context.reserveBody(request, reply);
    },
    handler: async (request, reply) => {
      const body = await respond(bound, request, reply, context);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(body);
    },
  });
}

/** Writes that need no permission could serve to guess passwords, codes and links, so their limit is stricter. */
const getRateLimitName = ({ access, method }: DeskEndpoint) =>
  isPermission(access) || method === 'GET' ? 'api' : 'signIn';

async function authorise(
  request: FastifyRequest,
  reply: FastifyReply,
  access: DeskAccess,
  { findSession, readCookies }: DeskContext,
): Promise<void> {
  const { token } = readCookies(request, reply);
  const session =
    token === undefined ? undefined : await findSession(token, request.headers[UNATTENDED_HEADER] !== undefined);
  if (!session) throw new AppError({ status: 401, message: 'Please log in to continue.' });
  setStaffSession(request, session);
  if (!isPermission(access)) return;
  if (session.mustSetUpSecondFactor)
    throw new AppError({ status: 403, message: 'Please set up the second factor first.' });
  if (!hasPermission(session.staff.role, access))
    throw new AppError({ status: 403, message: 'Your role may not do this. Please ask the owner.' });
}

async function respond(
  bound: BoundDeskEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { readCookies, writes }: DeskContext,
): Promise<string> {
  const { endpoint } = bound;
  const cookies = readCookies(request, reply);
  const input = { ...readDeskInput(endpoint, request), requestId: request.id, cookies };
  if (bound.isPublic) return serialise(await bound.handler(input));
  const staff = getStaffSession(request)?.staff;
  if (!staff) throw new Error(`${endpoint.path} has no session.`);
  const actor = { staffId: staff.id, name: staff.name, requestId: request.id };
  const { handler, respondToRepeat } = bound;
  // Responses about one's own account contain secrets, which nothing may store; repeating them does no harm.
  if (!endpoint.isWrite || !isPermission(endpoint.access)) return serialise(await handler({ ...input, staff, actor }));
  const requestKey = readRequestKey(request, staff.id);
  const actorWithKey = respondToRepeat ? { ...actor, idempotencyKey: requestKey.key } : actor;
  const handlerInput = { ...input, staff, actor: actorWithKey };
  return writes.runOnce(requestKey, {
    run: async () => serialise(await handler(handlerInput)),
    respondToRepeat: respondToRepeat && (async () => serialise(await respondToRepeat(handlerInput))),
  });
}

const serialise = (data: unknown): string => JSON.stringify(buildSuccess(data));
