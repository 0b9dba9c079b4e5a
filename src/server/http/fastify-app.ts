import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Config } from '../platform/config/config.ts';
import type { ShopLogger } from '../platform/logger.ts';
import { createAccessLogger } from './access-log.ts';
import { AppError } from './app-error.ts';
import { registerErrorHandler, sendError, sendMalformedRequestError } from './error-handler.ts';
import { getErrorMessage } from './error-messages.ts';
import { BODY_LIMIT_BYTES, registerJsonParser } from './json-body.ts';
import { trustProxies } from './limits/client-address.ts';
import { registerConnectionLimits } from './limits/connection-limits.ts';
import { registerBodyTimeout } from './limits/large-bodies.ts';
import { registerStalledConnectionCheck } from './limits/stalled-connections.ts';
import { createRequestIdGenerator, registerRequestContext, setCommonHeaders } from './request-context.ts';
import { normaliseTarget } from './security/request-target.ts';
import type { SecurityHeaders } from './security/security-headers.ts';
import { registerSecurityLog } from './security/security-log.ts';

/** Limits that keep slow and hostile clients from holding the process. */
const SERVER_LIMITS = {
  http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  // Longer than the usual 60 s of a proxy in front, which must be the one to close.
  keepAliveTimeout: 65_000,
};
const REQUEST_TIMEOUT_MS = 30_000;
/** Fits every name of a catalogue: 200 characters, each at most 9 when percent-encoded. */
const MAX_PARAMETER_LENGTH = 2000;

/** Runs before the shop, e.g. the development server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type FastifyAppOptions = {
  logger: ShopLogger;
  /** Where `logger` writes; the access log writes there directly. */
  logDestination: DestinationStream;
  headers: SecurityHeaders;
  config: Pick<Config, 'trustedProxyCount'>;
  middleware: Middleware | undefined;
  /** How long a client may take to send a large file. */
  maxUploadMs?: number;
};

/** Creates Fastify with the shop's limits, error handling, headers and logging, without routes. */
export function createFastifyApp(options: FastifyAppOptions): FastifyInstance {
  const { logger, headers, middleware } = options;
  const app = fastify({
    ...SERVER_LIMITS,
    requestTimeout: options.maxUploadMs ?? REQUEST_TIMEOUT_MS,
    loggerInstance: withoutChildren(logger),
    // See access-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIdGenerator(),
    requestIdHeader: false,
    trustProxy: trustProxies(options.config.trustedProxyCount),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH, ignoreTrailingSlash: false },
    // Still serve open connections while closing; /readyz reports it.
    return503OnClosing: false,
    clientErrorHandler: sendMalformedRequestError,
    // Targets that are no address, such as `*`, become one that gets 400.
    rewriteUrl: ({ url }) => normaliseTarget(url) ?? '/%',
    // URLs that the router cannot parse never reach the hooks.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply, headers);
      const status = error.statusCode ?? 400;
      sendError(new AppError({ status, message: getErrorMessage(status) }), request, reply);
    },
  }) as unknown as FastifyInstance;
  registerConnectionLimits(app);
  registerStalledConnectionCheck(app);
  if (options.maxUploadMs !== undefined) registerBodyTimeout(app, REQUEST_TIMEOUT_MS);
  if (middleware) app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  registerJsonParser(app);
  registerErrorHandler(app);
  registerRequestContext(app, { headers, logger, logAccess: createAccessLogger(logger, options.logDestination) });
  registerSecurityLog(app);
  return app;
}

/** Child loggers per request are slow; `getRequestLogger` creates one on demand. */
function withoutChildren(logger: ShopLogger): ShopLogger {
  const shared: ShopLogger = Object.create(logger, { child: { value: () => shared } });
  return shared;
}
