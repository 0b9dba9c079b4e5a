import type { FastifyInstance } from 'fastify';
import { failure, success } from '#contract/envelope.ts';

const MAX_READY_CHECK_MS = 2000;

type Readiness = { check(): Promise<unknown>; isClosing(): boolean };

/** `/healthz`: the process is alive. `/readyz`: database and catalogue are available and the process is not stopping. */
export function registerHealth(app: FastifyInstance, { check, isClosing }: Readiness): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(success({ status: 'ok' })),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isClosing() && (await succeedsWithin(check(), MAX_READY_CHECK_MS)))
      return reply.send(success({ status: 'ready' }));
    return reply.code(503).header('retry-after', '1').send(failure('The shop is not ready.'));
  });
}

async function succeedsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
