import type { FastifyInstance } from 'fastify';
import { buildFailure, buildSuccess } from '#contract/envelope.ts';

const MAX_READY_CHECK_MS = 2000;

type Readiness = { check(): Promise<unknown>; isClosing(): boolean };

/** Registers `/healthz` (the process is alive) and `/readyz` (database and catalogue are available, the process is not stopping). */
export function registerHealth(app: FastifyInstance, { check, isClosing }: Readiness): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(buildSuccess({ status: 'ok' })),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isClosing() && (await isFulfilledWithin(check(), MAX_READY_CHECK_MS)))
      return reply.send(buildSuccess({ status: 'ready' }));
    return reply.code(503).header('retry-after', '1').send(buildFailure('The shop is not ready.'));
  });
}

async function isFulfilledWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([work.then(() => true), timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
