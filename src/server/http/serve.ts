import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DataOf, Endpoint, ParsedInputOf } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import type { RateLimiter } from './limits/rate-limit.ts';
import { readInput } from './read-input.ts';
import { callerOf, setUser, userOf } from './request-frame.ts';
import { type PreparedAnswer, prepareAnswer, replyPrepared } from './responses/prepared-answer.ts';
import { writtenJson } from './responses/written-json.ts';
import type { Bearer, User } from './security/bearer.ts';
import { refuseForeignWrite } from './security/same-site.ts';

/** What a handler gets: the parsed parts, and the caller when the row asks for a token. */
export type HandlerInput<Row extends Endpoint> = ParsedInputOf<Row> & { user: User | undefined };
type Handler<Row extends Endpoint> = (input: HandlerInput<Row>) => Promise<DataOf<Row>> | DataOf<Row>;

type Rows = Readonly<Record<string, Endpoint>>;
/** One handler per row of a noun's table: a missing or wrongly typed one does not compile. */
type Handlers<Table extends Rows> = { readonly [Name in keyof Table]: Handler<Table[Name]> };

/** A row together with the function that answers it. */
export type Bound = {
  readonly row: Endpoint;
  readonly handler: Handler<Endpoint>;
  /** Gives the whole HTTP answer, written and compressed once for many callers; calls in-process still use `handler`. */
  readonly prepared?: (input: HandlerInput<Endpoint>) => Promise<PreparedAnswer>;
};

export function bindHandlers<Table extends Rows>(rows: Table, handlers: Handlers<Table>): readonly Bound[] {
  return Object.entries(rows).map(([name, row]) => ({
    row,
    // Sound because `Handlers` pairs each name with the handler of its own row.
    handler: handlers[name] as unknown as Handler<Endpoint>,
  }));
}

type ServeContext = { bearer: Bearer; limits: RateLimiter; allowedOrigins: ReadonlySet<string> };

export function serveAll(app: FastifyInstance, bound: readonly Bound[], context: ServeContext): void {
  for (const one of bound) serve(app, one, context);
}

/** Registers one row of the contract as a route. */
function serve(app: FastifyInstance, { row, handler, prepared }: Bound, context: ServeContext): void {
  app.route({
    method: row.method,
    url: row.path,
    // Before the body is read, so that a caller over the limit or without a token costs little.
    onRequest: async (request) => {
      await context.limits.count(row.limit, callerOf(request));
      refuseForeignWrite(request, row, context.allowedOrigins);
      if (row.auth === 'bearer') setUser(request, await context.bearer.verify(request.headers.authorization));
    },
    handler: async (request, reply) => {
      const input = { ...readInput(row, request), user: userOf(request) };
      if (prepared) return replyPrepared(request, reply, await prepared(input));
      return answer(row, await handler(input), request, reply);
    },
  });
}

/** The success envelope of a row, with the keys that it repeats beside `data`. */
export function envelopeOf(row: Endpoint, data: unknown): Record<string, unknown> {
  const envelope: Record<string, unknown> = success(data);
  for (const key of row.repeatedAtTop) envelope[key] = (data as Record<string, unknown>)[key];
  return envelope;
}

/** An envelope around data whose JSON is already written. */
const [BEFORE_DATA = '', AFTER_DATA = ''] = JSON.stringify(success(null)).split('null');

const sentBefore = new WeakMap<object, Buffer>();

/** Less than this is put together quickly, and would take more memory than its bytes. */
const WORTH_KEEPING = 4096;

/** What is sent again as it was is not put together again: a long cart has tens of kilobytes. */
function envelopeBody(row: Endpoint, data: unknown): string | Buffer {
  const written = row.repeatedAtTop.length === 0 ? writtenJson(data) : undefined;
  if (written === undefined) return JSON.stringify(envelopeOf(row, data));
  if (written.length < WORTH_KEEPING) return BEFORE_DATA + written + AFTER_DATA;
  const key = data as object;
  const body = sentBefore.get(key) ?? Buffer.from(BEFORE_DATA + written + AFTER_DATA);
  sentBefore.set(key, body);
  return body;
}

async function answer(row: Endpoint, data: unknown, request: FastifyRequest, reply: FastifyReply) {
  const body = envelopeBody(row, data);
  const contentType = 'application/json; charset=utf-8';
  if (row.caching === 'no-cache') {
    const prepared = { status: row.successStatus, contentType, cacheControl: 'no-cache', body };
    return replyPrepared(request, reply, await prepareAnswer(prepared));
  }
  return reply
    .code(row.successStatus)
    .header('content-type', contentType)
    .header('cache-control', 'no-store')
    .send(body);
}
