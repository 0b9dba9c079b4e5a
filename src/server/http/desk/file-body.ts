import type { FastifyError, FastifyInstance } from 'fastify';
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import { AppError } from '../app-error.ts';

type FileBody = NonNullable<DeskEndpoint['file']>;

/** Lets the routes that `registerRoutes` adds, and no others, accept a file as their body, and nothing else. */
export function registerFileBody(
  app: FastifyInstance,
  { types, maxBytes, typeMessage, sizeMessage }: FileBody,
  registerRoutes: (files: FastifyInstance) => void,
): void {
  app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: maxBytes }, (request, body, done) => {
      if (request.headers['content-encoding'] === undefined) done(null, body);
      else done(new AppError({ status: 415, message: typeMessage }));
    });
    files.addContentTypeParser('*', (_request, _body, done) =>
      done(new AppError({ status: 415, message: typeMessage })),
    );
    files.setErrorHandler((error: FastifyError) => {
      throw error.statusCode === 413 ? new AppError({ status: 413, message: sizeMessage }) : error;
    });
    registerRoutes(files);
  });
}
