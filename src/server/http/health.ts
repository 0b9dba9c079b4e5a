import { setTimeout as waitFor } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildFailure, buildSuccess } from '#contract/envelope.ts';

const MAX_READY_CHECK_MS = 2000;

/** Registers `/healthz` (the process is alive) and `/readyz` (database and catalogue are available, the process is not stopping). */
export function registerHealth(app: FastifyInstance, check: () => Promise<unknown>): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(buildSuccess({ status: 'ok' })),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const timeout = waitFor(MAX_READY_CHECK_MS, false, { ref: false });
    const isReady = await Promise.race([check().then(() => true), timeout]).catch(() => false);
    if (isReady && !isClosing) return reply.send(buildSuccess({ status: 'ready' }));
    return reply.code(503).header('retry-after', '1').send(buildFailure('The shop is not ready.'));
  });
}
