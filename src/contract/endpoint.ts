/**
 * A row of the endpoint table: everything that server, browser and documentation need to know of one call.
 * Rows live in `contract/api/<noun>.ts`; `contract/endpoints.ts` lists them all.
 */
import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may call: anyone, or only a customer whose token is valid. */
export type Auth = 'none' | 'bearer';
/** The rate limit that counts this call (decision D-28). */
export type RateLimitName = 'registration' | 'signIn' | 'form' | 'createOrder' | 'api';
/** Decision D-30: account answers are never stored, catalogue answers are revalidated by ETag. */
type Caching = 'no-store' | 'no-cache';

type Schema = z.ZodMiniType;

export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> = {
  readonly method: Method;
  /** With `:name` segments, each of them a key of `params`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly auth: Auth;
  readonly limit: RateLimitName;
  readonly caching: Caching;
  readonly successStatus: 200 | 201;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
  /** Keys of `data` that the answer repeats beside it, for clients that read them there. */
  readonly repeatedAtTop: readonly string[];
};

export const emptySchema = z.object({});
type EmptySchema = typeof emptySchema;

type Row<Params extends Schema, Query extends Schema, Body extends Schema, Data extends Schema> = {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  data: Data;
  auth?: Auth;
  limit?: RateLimitName;
  caching?: Caching;
  successStatus?: 200 | 201;
  params?: Params;
  query?: Query;
  body?: Body;
  repeatedAtTop?: readonly string[];
};

/** @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Data extends Schema,
  Params extends Schema = EmptySchema,
  Query extends Schema = EmptySchema,
  Body extends Schema = EmptySchema,
>(row: Row<Params, Query, Body, Data>): Endpoint<Params, Query, Body, Data> {
  return {
    auth: 'none',
    limit: 'api',
    caching: 'no-store',
    successStatus: 200,
    repeatedAtTop: [],
    ...row,
    params: row.params ?? (emptySchema as unknown as Params),
    query: row.query ?? (emptySchema as unknown as Query),
    body: row.body ?? (emptySchema as unknown as Body),
  };
}

/** What a caller passes; `{}` parts may be left out. */
export type EndpointInputParts<E extends Endpoint> = {
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
};
/** What a handler receives, after the schemas have read it. */
export type ParsedEndpointInput<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};
export type EndpointData<E extends Endpoint> = z.output<E['data']>;

/** Names a row across separately built bundles, where object identity does not hold. */
export const buildEndpointKey = (row: Pick<Endpoint, 'method' | 'path'>): string => `${row.method} ${row.path}`;
