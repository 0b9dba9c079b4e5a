import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { ShopLogger } from '../platform/logger.ts';
import { AppError } from './app-error.ts';
import { answerUnreadable, createHttpServer, type Middleware } from './http-server.ts';
import { type FrameParts, frameRequests, setCommonHeaders } from './request-frame.ts';
import { answerError, answerErrors, sentenceFor } from './responses/error-answer.ts';
import type { FastPath } from './responses/fast-path.ts';
import { BODY_LIMIT_BYTES, readJsonBodies } from './responses/json-body.ts';
import { logSecurityEvents } from './security/security-log.ts';

const LONGEST_PARAMETER = 500;

type FastifyParts = FrameParts & {
  logger: ShopLogger;
  fastPath: FastPath;
  middleware: Middleware | undefined;
  nextRequestId: () => string;
};

/** An empty application that already refuses, frames and logs as the shop does. */
export function createFastifyApp(parts: FastifyParts): FastifyInstance {
  const { logger, fastPath, middleware, nextRequestId } = parts;
  const app = fastify({
    loggerInstance: logger,
    // The access line is our own.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs more than most of them will ever write; `logOf` makes one when there is a line to write.
    childLoggerFactory: (shopLogger) => shopLogger,
    genReqId: nextRequestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: false },
    // Requests on connections that are still open are answered, not refused; `closing` is told by /readyz.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    serverFactory: (listener) => createHttpServer(listener, fastPath, middleware),
    // Addresses that the router cannot read never reach the hooks.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply, parts.headers);
      const status = error.statusCode ?? 400;
      answerError(new AppError({ status, message: sentenceFor(status) }), request, reply);
    },
  }) as unknown as FastifyInstance;
  readJsonBodies(app);
  answerErrors(app);
  frameRequests(app, parts);
  logSecurityEvents(app);
  return app;
}
