import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointData, ParsedEndpointInput } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { readInput } from './read-input.ts';
import { getClientAddress, getUser, setUser } from './request-context.ts';
import { getCachedJson } from './responses/json-cache.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from './responses/prepared-response.ts';
import type { TokenVerifier, User } from './security/bearer-token.ts';
import { rejectCrossSiteWrite } from './security/cross-site-writes.ts';

/** Parsed input, plus the user for endpoints with bearer auth. */
export type HandlerInput<Row extends Endpoint> = ParsedEndpointInput<Row> & { user: User | undefined };
type Handler<Row extends Endpoint> = (input: HandlerInput<Row>) => Promise<EndpointData<Row>> | EndpointData<Row>;

type Rows = Readonly<Record<string, Endpoint>>;
/** One handler per endpoint: a missing or wrongly typed one does not compile. */
type Handlers<Table extends Rows> = { readonly [Name in keyof Table]: Handler<Table[Name]> };

export type BoundEndpoint = {
  readonly row: Endpoint;
  readonly handler: Handler<Endpoint>;
  /** Returns a cached HTTP response; in-process requests still use `handler`. */
  readonly prepared?: (input: HandlerInput<Endpoint>) => Promise<PreparedResponse>;
};

export function bindHandlers<Table extends Rows>(rows: Table, handlers: Handlers<Table>): readonly BoundEndpoint[] {
  return Object.entries(rows).map(([name, row]) => ({
    row,
    // Sound because `Handlers` pairs each name with the handler of its own row.
    handler: handlers[name] as unknown as Handler<Endpoint>,
  }));
}

type EndpointContext = { bearer: TokenVerifier; limits: RateLimiter; allowedOrigins: ReadonlySet<string> };

export function registerEndpoints(
  app: FastifyInstance,
  bound: readonly BoundEndpoint[],
  context: EndpointContext,
): void {
  for (const one of bound) registerEndpoint(app, one, context);
}

function registerEndpoint(
  app: FastifyInstance,
  { row, handler, prepared }: BoundEndpoint,
  context: EndpointContext,
): void {
  app.route({
    method: row.method,
    url: row.path,
    // Rejects before the body is read.
    onRequest: async (request) => {
      await context.limits.count(row.limit, getClientAddress(request));
      rejectCrossSiteWrite(request, row, context.allowedOrigins);
      if (row.auth === 'bearer') setUser(request, await context.bearer.verify(request.headers.authorization));
    },
    handler: async (request, reply) => {
      const input = { ...readInput(row, request), user: getUser(request) };
      if (prepared) return sendPrepared(request, reply, await prepared(input));
      return sendResult(row, await handler(input), request, reply);
    },
  });
}

/** Success envelope, with the keys that the endpoint repeats beside `data`. */
export function buildEnvelope(row: Endpoint, data: unknown): Record<string, unknown> {
  const envelope: Record<string, unknown> = success(data);
  for (const key of row.repeatedAtTop) envelope[key] = (data as Record<string, unknown>)[key];
  return envelope;
}

/** Envelope JSON before and after `data`. */
const [BEFORE_DATA = '', AFTER_DATA = ''] = JSON.stringify(success(null)).split('null');

const cachedBodies = new WeakMap<object, Buffer>();

const MIN_CACHED_BYTES = 4096;

/** Caches the serialised body: a long cart has tens of kilobytes. */
function serialiseEnvelope(row: Endpoint, data: unknown): string | Buffer {
  const json = row.repeatedAtTop.length === 0 ? getCachedJson(data) : undefined;
  if (json === undefined) return JSON.stringify(buildEnvelope(row, data));
  if (json.length < MIN_CACHED_BYTES) return BEFORE_DATA + json + AFTER_DATA;
  const key = data as object;
  const body = cachedBodies.get(key) ?? Buffer.from(BEFORE_DATA + json + AFTER_DATA);
  cachedBodies.set(key, body);
  return body;
}

async function sendResult(row: Endpoint, data: unknown, request: FastifyRequest, reply: FastifyReply) {
  const body = serialiseEnvelope(row, data);
  const contentType = 'application/json; charset=utf-8';
  if (row.caching === 'no-cache') {
    const prepared = { status: row.successStatus, contentType, cacheControl: 'no-cache', body };
    return sendPrepared(request, reply, await prepareResponse(prepared));
  }
  return reply
    .code(row.successStatus)
    .header('content-type', contentType)
    .header('cache-control', 'no-store')
    .send(body);
}
