import type { FastifyInstance } from 'fastify';
import { failure, success } from '#contract/envelope.ts';
import { answerInTime } from './responses/answer-in-time.ts';

const READY_WITHIN_MS = 2000;

/** `check` rejects when the database or the catalogue does not answer. */
type Readiness = { check(): Promise<unknown>; isClosing(): boolean };

/** `/healthz`: the process lives. `/readyz`: database and catalogue answer, and the process is not about to stop. */
export function serveHealth(app: FastifyInstance, { check, isClosing }: Readiness): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(success({ status: 'ok' })),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isClosing() && (await answerInTime(check(), READY_WITHIN_MS))) return reply.send(success({ status: 'ready' }));
    return reply.code(503).header('retry-after', '1').send(failure('The shop is not ready.'));
  });
}
