import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_HEADER, isDeviceId } from '#contract/device-id.ts';
import type { Endpoint, EndpointData, ParsedEndpointInput } from '#contract/endpoint.ts';
import { buildSuccess } from '#contract/envelope.ts';
import { buildOpenApiDocument } from '#contract/openapi.ts';
import { getClientAddress } from './limits/client-address.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { readInput } from './read-input.ts';
import { getUser, setUser } from './request-context.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from './responses/prepared-response.ts';
import type { TokenVerifier, User } from './security/bearer-token.ts';
import { rejectCrossSiteWrite } from './security/cross-site-writes.ts';

/** Parsed input, plus the user for endpoints with bearer auth, and device id and browser for those that take them. */
export type HandlerInput<E extends Endpoint> = ParsedEndpointInput<E> & {
  user: User | undefined;
  deviceId?: string | undefined;
  userAgent?: string | undefined;
};
type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<EndpointData<E>> | EndpointData<E>;

type EndpointTable = Readonly<Record<string, Endpoint>>;
/** One handler per endpoint: a missing or wrongly typed one does not compile. */
type Handlers<Table extends EndpointTable> = { readonly [Name in keyof Table]: Handler<Table[Name]> };

export type BoundEndpoint = {
  readonly endpoint: Endpoint;
  readonly handler: Handler<Endpoint>;
  /** Returns a cached HTTP response; in-process requests still use `handler`. */
  readonly getPreparedResponse?: (input: HandlerInput<Endpoint>) => Promise<PreparedResponse>;
};

export function bindHandlers<Table extends EndpointTable>(
  endpoints: Table,
  handlers: Handlers<Table>,
): readonly BoundEndpoint[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    endpoint,
    // Sound because `Handlers` pairs each name with the handler of its own endpoint.
    handler: handlers[name] as unknown as Handler<Endpoint>,
  }));
}

type EndpointContext = { tokens: TokenVerifier; limits: RateLimiter; allowedOrigins: ReadonlySet<string> };

export function registerEndpoints(
  app: FastifyInstance,
  endpoints: readonly BoundEndpoint[],
  context: EndpointContext,
): void {
  for (const bound of endpoints) registerEndpoint(app, bound, context);
}

function registerEndpoint(
  app: FastifyInstance,
  { endpoint, handler, getPreparedResponse }: BoundEndpoint,
  context: EndpointContext,
): void {
  app.route({
    method: endpoint.method,
    // Fastify adds the prefix.
    url: endpoint.path.slice(app.prefix.length),
    // Rejects before the body is read.
    onRequest: async (request) => {
      await context.limits.count(endpoint.rateLimit, getClientAddress(request));
      rejectCrossSiteWrite(request, endpoint, context.allowedOrigins);
      if (endpoint.auth === 'bearer') setUser(request, await context.tokens.verify(request.headers.authorization));
    },
    handler: async (request, reply) => {
      const { params, query, body } = readInput(endpoint, request);
      const input = { params, query, body, user: getUser(request), ...readDevice(endpoint, request) };
      if (getPreparedResponse) return sendPrepared(request, reply, await getPreparedResponse(input));
      return sendResult(endpoint, await handler(input), request, reply);
    },
  });
}

function readDevice({ takesDeviceId }: Endpoint, { headers }: FastifyRequest) {
  if (!takesDeviceId) return {};
  const deviceId = headers[DEVICE_HEADER];
  return { deviceId: isDeviceId(deviceId) ? deviceId : undefined, userAgent: headers['user-agent'] };
}

/** Builds the success envelope, with the keys that the endpoint repeats beside `data`. */
export function buildEnvelope(endpoint: Endpoint, data: unknown): Record<string, unknown> {
  const envelope: Record<string, unknown> = buildSuccess(data);
  for (const key of endpoint.topLevelKeys) envelope[key] = (data as Record<string, unknown>)[key];
  return envelope;
}

async function sendResult(endpoint: Endpoint, data: unknown, request: FastifyRequest, reply: FastifyReply) {
  const body = JSON.stringify(buildEnvelope(endpoint, data));
  const contentType = 'application/json; charset=utf-8';
  if (endpoint.caching === 'no-cache') {
    const prepared = { status: endpoint.successStatus, contentType, cacheControl: 'no-cache', body };
    return sendPrepared(request, reply, await prepareResponse(prepared));
  }
  return reply
    .code(endpoint.successStatus)
    .header('content-type', contentType)
    .header('cache-control', 'no-store')
    .send(body);
}

/** Serves the OpenAPI document of the registered endpoints, built on first request and when the title changes. */
export function registerOpenApi(
  app: FastifyInstance,
  endpoints: Readonly<Record<string, Endpoint>>,
  getTitle: () => string,
): void {
  const prepareDocument = (title: string): Promise<PreparedResponse> =>
    prepareResponse({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
      body: JSON.stringify(buildOpenApiDocument(endpoints, { title, version: '1' })),
    });
  let prepared: { title: string; response: Promise<PreparedResponse> } | undefined;
  app.get('/openapi.json', async (request, reply) => {
    const title = getTitle();
    if (prepared?.title !== title) prepared = { title, response: prepareDocument(title) };
    return sendPrepared(request, reply, await prepared.response);
  });
}
