import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { type PreparedAnswer, prepareAnswer, replyPrepared } from './responses/prepared-answer.ts';

/** The API's description, made from the same table that is served; written when somebody first asks. */
export function serveOpenApi(app: FastifyInstance, rows: Readonly<Record<string, Endpoint>>, title: string): void {
  let answer: Promise<PreparedAnswer> | undefined;
  app.get('/openapi.json', async (request, reply) => {
    answer ??= prepareAnswer({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
      body: JSON.stringify(openApiDocument(rows, { title, version: '1' })),
    });
    return replyPrepared(request, reply, await answer);
  });
}
