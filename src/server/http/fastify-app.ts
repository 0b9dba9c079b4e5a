import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { ShopLogger } from '../platform/logger.ts';
import { AppError } from './app-error.ts';
import { registerErrorHandler, sendError } from './error-handler.ts';
import { getErrorMessage } from './error-messages.ts';
import { createHttpServer, type Middleware, sendMalformedRequestError } from './http-server.ts';
import { BODY_LIMIT_BYTES, registerJsonParser } from './json-body.ts';
import { type RequestContextOptions, registerRequestContext, setCommonHeaders } from './request-context.ts';
import { registerSecurityLog } from './security/security-log.ts';

/** Longer than any name; schemas check the rest. */
const MAX_PARAMETER_LENGTH = 4000;

type FastifyAppOptions = RequestContextOptions & {
  logger: ShopLogger;
  middleware: Middleware | undefined;
  createRequestId: () => string;
};

/** Creates Fastify with the shop's limits, error handling, headers and logging, without routes. */
export function createFastifyApp(options: FastifyAppOptions): FastifyInstance {
  const { logger, middleware, createRequestId } = options;
  const app = fastify({
    loggerInstance: logger,
    // See access-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    // Child loggers per request are slow; `getRequestLogger` creates one on demand.
    childLoggerFactory: (shopLogger) => shopLogger,
    genReqId: createRequestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH, ignoreTrailingSlash: false },
    // Still serve open connections while closing; /readyz reports it.
    return503OnClosing: false,
    clientErrorHandler: sendMalformedRequestError,
    serverFactory: (listener) => createHttpServer(listener, middleware),
    // URLs that the router cannot parse never reach the hooks.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply, options.headers);
      const status = error.statusCode ?? 400;
      sendError(new AppError({ status, message: getErrorMessage(status) }), request, reply);
    },
  }) as unknown as FastifyInstance;
  registerJsonParser(app);
  registerErrorHandler(app);
  registerRequestContext(app, options);
  registerSecurityLog(app);
  return app;
}
