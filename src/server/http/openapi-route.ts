import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { buildOpenApiDocument } from '#contract/openapi.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from './responses/prepared-response.ts';

/** Serves the OpenAPI document of the registered endpoints, built on first request. */
export function registerOpenApi(app: FastifyInstance, rows: Readonly<Record<string, Endpoint>>, title: string): void {
  let response: Promise<PreparedResponse> | undefined;
  app.get('/openapi.json', async (request, reply) => {
    response ??= prepareResponse({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
      body: JSON.stringify(buildOpenApiDocument(rows, { title, version: '1' })),
    });
    return sendPrepared(request, reply, await response);
  });
}
