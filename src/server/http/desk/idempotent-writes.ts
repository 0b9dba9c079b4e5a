import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { IDEMPOTENCY_HEADER, type runningRequestSchema } from '#contract/desk/desk-endpoint.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { idempotentRequests, REQUEST_DONE, REQUEST_RUNNING } from '#server/platform/database/tables/staff-tables.ts';
import { AppError, ConflictError, createBadRequestError } from '../app-error.ts';

/** A request without a heartbeat for this long is considered abandoned; a retry may take it over. */
const LEASE_MS = 60_000;
const HEARTBEAT_MS = 15_000;
const MAX_WAIT_MS = 10_000;
const POLL_MS = 100;
const IS_RUNNING: z.infer<typeof runningRequestSchema> = { isRunning: true };

type RequestKey = { readonly key: string; readonly staffId: string; readonly requestHash: string };
type Write = {
  run(): Promise<string>;
  /** Builds the response to a repeat of a write that was done. Without it, the first response is stored. */
  respondToRepeat: (() => Promise<string>) | undefined;
};

/**
 * Gives repeated writes one effect: the first request with a key runs, others wait for it. The audit entry marks the key as
 * done in the transaction of the write (see `markRequestDone`), so that a write whose response was lost is not repeated. A
 * refused write is forgotten and may be repeated.
 */
export function createIdempotentWrites(db: Database, clock: Clock, { heartbeatMs = HEARTBEAT_MS } = {}) {
  const table = idempotentRequests;

  /** Returns the finished request, or nothing if the caller must run it. */
  async function start({ key, staffId, requestHash }: RequestKey): Promise<{ response: string } | undefined> {
    const deadline = performance.now() + MAX_WAIT_MS;
    for (;;) {
      const now = clock.now();
      const row = { key, staffId, requestHash, status: REQUEST_RUNNING, response: '', createdAt: now };
      const inserted = await db.insert(table).values(row).onConflictDoNothing().returning({ key: table.key });
      if (inserted.length > 0) return undefined;
      const [stored] = await db.select().from(table).where(eq(table.key, key));
      if (stored && stored.requestHash !== requestHash)
        throw new AppError({ status: 422, message: 'This key belongs to another request.' });
      if (stored?.status === REQUEST_DONE) return stored;
      if (stored && now.getTime() - stored.createdAt.getTime() > LEASE_MS && (await takeOver(stored, now)))
        return undefined;
      if (performance.now() > deadline)
        throw new ConflictError("We're still working on this. Try again in a moment.", IS_RUNNING);
      await pause(POLL_MS);
    }
  }

  /** If several repeats find an abandoned request, only one of them takes it over. */
  async function takeOver({ key, createdAt }: typeof table.$inferSelect, now: Date): Promise<boolean> {
    const isSame = and(eq(table.key, key), eq(table.status, REQUEST_RUNNING), eq(table.createdAt, createdAt));
    return (await db.update(table).set({ createdAt: now }).where(isSame).returning({ key: table.key })).length > 0;
  }

  /** Renews the lease of a request that runs long, such as a large import; returns a function that stops it. */
  function startHeartbeat(isKey: SQL): () => void {
    const isRunning = and(isKey, eq(table.status, REQUEST_RUNNING));
    const timer = setInterval(() => {
      // The next heartbeat may succeed.
      db.update(table)
        .set({ createdAt: clock.now() })
        .where(isRunning)
        .catch(() => undefined);
    }, heartbeatMs);
    return () => clearInterval(timer);
  }

  return {
    /** Runs the write, or returns the response for a repeat of an earlier one. */
    async runOnce(request: RequestKey, { run, respondToRepeat }: Write): Promise<string> {
      const done = await start(request);
      if (done) return respondToRepeat ? respondToRepeat() : done.response;
      const isKey = eq(table.key, request.key);
      const stopHeartbeat = startHeartbeat(isKey);
      const response = await run()
        .finally(stopHeartbeat)
        .catch(async (error: unknown) => {
          await db.delete(table).where(and(isKey, eq(table.status, REQUEST_RUNNING)));
          throw error;
        });
      await db
        .update(table)
        .set({ status: REQUEST_DONE, response: respondToRepeat ? '' : response })
        .where(isKey);
      return response;
    },
  };
}

export type IdempotentWrites = ReturnType<typeof createIdempotentWrites>;

/** Keys belong to one member of staff: two may choose the same. */
export function readRequestKey(request: FastifyRequest, staffId: string): RequestKey {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (!isUuid(key)) throw createBadRequestError(`Please send the header ${IDEMPOTENCY_HEADER} with a UUID.`);
  const body = Buffer.isBuffer(request.body) ? hash(request.body) : (request.body ?? null);
  const requestHash = hash(JSON.stringify([request.method, request.url, body]));
  return { key: `${staffId} ${key.toLowerCase()}`, staffId, requestHash };
}

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');
