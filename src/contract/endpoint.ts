/**
 * The definition of one API endpoint: the server registers its route from it, the client is typed by it, and the OpenAPI
 * document is generated from it. Endpoints are defined in `contract/storefront/<noun>.ts` and listed in `endpoint-table.ts`.
 */
import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** `bearer` requires a valid session token. */
export type Auth = 'none' | 'bearer';
/** The rate limits of decisions D-28 and D-39. */
export type RateLimitName = 'registration' | 'signIn' | 'passwordReset' | 'form' | 'ticket' | 'createOrder' | 'api';
/** The Cache-Control value: account responses are never stored, catalogue responses are revalidated by ETag (D-30). */
type Caching = 'no-store' | 'no-cache';

type Schema = z.ZodMiniType;

export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> = {
  readonly method: Method;
  /** Each `:name` placeholder is a key of `params`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly auth: Auth;
  /** Whether the browser sends its device id (D-42). */
  readonly takesDeviceId: boolean;
  readonly rateLimit: RateLimitName;
  readonly caching: Caching;
  readonly successStatus: 200 | 201;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
  /** Keys of `data` that the response repeats at the top level, for clients that read them there. */
  readonly topLevelKeys: readonly string[];
};

export const emptySchema = z.object({});
type EmptySchema = typeof emptySchema;

type EndpointDefinition<Params extends Schema, Query extends Schema, Body extends Schema, Data extends Schema> = {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  data: Data;
  auth?: Auth;
  takesDeviceId?: boolean;
  rateLimit?: RateLimitName;
  caching?: Caching;
  successStatus?: 200 | 201;
  params?: Params;
  query?: Query;
  body?: Body;
  topLevelKeys?: readonly string[];
};

/** @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  Data extends Schema,
  Params extends Schema = EmptySchema,
  Query extends Schema = EmptySchema,
  Body extends Schema = EmptySchema,
>(definition: EndpointDefinition<Params, Query, Body, Data>): Endpoint<Params, Query, Body, Data> {
  return {
    auth: 'none',
    takesDeviceId: false,
    rateLimit: 'api',
    caching: 'no-store',
    successStatus: 200,
    topLevelKeys: [],
    ...definition,
    params: definition.params ?? (emptySchema as unknown as Params),
    query: definition.query ?? (emptySchema as unknown as Query),
    body: definition.body ?? (emptySchema as unknown as Body),
  };
}

/** All parts of a request, as the client passes them. */
export type CompleteEndpointInput<E extends Endpoint> = {
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
};
/** The request as a handler receives it, parsed by the schemas. */
export type ParsedEndpointInput<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};
export type EndpointData<E extends Endpoint> = z.output<E['data']>;

/** Identifies an endpoint across separately built bundles, where object identity is lost. */
export const buildEndpointKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
