/** The definition of one endpoint of the back office: the server registers its route from it, the desk's client is typed by it. */
import * as z from 'zod/mini';
import type { Permission } from '#domain/staff/permissions.ts';
import { emptySchema, type Method } from '../endpoint.ts';

/** `anyone` needs no session, `staff` any session, everything else a session whose role has the permission. */
export type DeskAccess = 'anyone' | 'staff' | Permission;

/** The other endpoints concern the session itself. */
export const isPermission = (access: DeskAccess): access is Permission => access !== 'anyone' && access !== 'staff';

type Schema = z.ZodMiniType;

export type DeskEndpoint<Params extends Schema = Schema, Body extends Schema = Schema, Data extends Schema = Schema> = {
  readonly method: Method;
  /** Each `:name` placeholder is a key of `params`. Paths never contain personal data: searches travel in a POST body. */
  readonly path: `/api/desk/${string}`;
  readonly summary: string;
  readonly access: DeskAccess;
  /** A write needs an idempotency key and is refused from other origins. */
  readonly isWrite: boolean;
  /** Only for endpoints that need more than the default of 256 KB. */
  readonly maxBodyBytes?: number | undefined;
  /** The body is a file of one of these content types, not JSON. */
  readonly file?: FileBody | undefined;
  readonly params: Params;
  readonly body: Body;
  readonly data: Data;
};

type FileBody = {
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** Messages for 415 and 413. */
  readonly typeMessage: string;
  readonly sizeMessage: string;
};

type Definition<Params extends Schema, Body extends Schema, Data extends Schema> = Pick<
  DeskEndpoint,
  'method' | 'path' | 'summary' | 'access'
> & {
  /** Default: all methods but GET write. */
  isWrite?: boolean;
  maxBodyBytes?: number;
  file?: FileBody;
  params?: Params;
  body?: Body;
  data: Data;
};

/** @__NO_SIDE_EFFECTS__ */
export function defineDeskEndpoint<
  Data extends Schema,
  Params extends Schema = typeof emptySchema,
  Body extends Schema = typeof emptySchema,
>(definition: Definition<Params, Body, Data>): DeskEndpoint<Params, Body, Data> {
  return {
    isWrite: definition.method !== 'GET',
    ...definition,
    params: definition.params ?? (emptySchema as unknown as Params),
    body: definition.body ?? (emptySchema as unknown as Body),
  };
}

export type DeskInput<E extends DeskEndpoint> = { params: z.input<E['params']>; body: z.input<E['body']> };
export type ParsedDeskInput<E extends DeskEndpoint> = { params: z.output<E['params']>; body: z.output<E['body']> };
export type DeskData<E extends DeskEndpoint> = z.output<E['data']>;

/** The header of background requests, such as polling, which must not keep the session open. */
export const UNATTENDED_HEADER = 'desk-unattended';

/** The header with a random UUID per action: a retried write takes effect once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Sent as `data` with 409 if the first request with the same key is still running. */
export const runningRequestSchema = z.object({ isRunning: z.literal(true) });
