import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncodings } from './accept-encoding.ts';
import { type CompressedBodies, type Compression, compress, compressGzip, detachFromPool } from './compression.ts';

/** A response prepared once and sent many times: headers, ETag and the body in every encoding. */
export type PreparedResponse = {
  readonly status: number;
  /** Lower-case names; without length, encoding, ETag and Vary, which depend on the variant. */
  readonly headers: Readonly<Record<string, string>>;
  /** Strong ETag of the uncompressed bytes; compressed variants add a suffix. */
  readonly etag: string;
  readonly identity: Buffer;
  /** `undefined` when compression does not help, or before the first client asks for it. */
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  readonly compression: Compression;
};

type ResponseToPrepare = {
  status: number;
  contentType: string;
  cacheControl: string;
  body: Buffer | string;
  headers?: Record<string, string>;
  compression?: Compression;
  /** Precompressed at build time. */
  compressed?: CompressedBodies | undefined;
};

export async function prepareResponse({
  compression = 'usual',
  ...response
}: ResponseToPrepare): Promise<PreparedResponse> {
  const identity = detachFromPool(typeof response.body === 'string' ? Buffer.from(response.body) : response.body);
  return {
    status: response.status,
    headers: { 'content-type': response.contentType, 'cache-control': response.cacheControl, ...response.headers },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    ...(response.compressed ?? (await compress(identity, compression))),
    compression,
  };
}

export const recompressBest = async (response: PreparedResponse): Promise<PreparedResponse> => ({
  ...response,
  ...(await compress(response.identity, 'close')),
  compression: 'close',
});

export const addGzip = async (response: PreparedResponse): Promise<PreparedResponse> => ({
  ...response,
  gzip: await compressGzip(response.identity),
});

/** Whether the client prefers gzip and it is not compressed yet. */
export const lacksGzip = (acceptEncoding: string | string[] | undefined, response: PreparedResponse): boolean =>
  response.compression === 'quick' &&
  response.gzip === undefined &&
  response.br !== undefined &&
  preferredEncodings(acceptEncoding).find((name) => name === 'gzip' || response[name]) === 'gzip';

export type ResponseVariant = {
  status: number;
  body: Buffer | undefined;
  /** Flat name, value, name, value ..., as `writeHead` takes it. */
  headers: readonly string[];
};

/** Selects encoding and 304 for a request; a 304 has no body. */
export function selectVariant(request: IncomingHttpHeaders, response: PreparedResponse): ResponseVariant {
  const variants = getVariants(response);
  const encoding = preferredEncodings(request['accept-encoding']).find((name) => response[name]) ?? 'identity';
  const clientEtag = response.status === 200 ? findMatchingEtag(request['if-none-match'], response.etag) : undefined;
  return clientEtag === undefined ? variants[encoding] : withRequestedEtag(variants[`${encoding}:304`], clientEtag);
}

/** A 304 must repeat the ETag that the client has, whichever variant it was sent. */
function withRequestedEtag(variant: ResponseVariant, clientEtag: string): ResponseVariant {
  const at = variant.headers.indexOf('etag') + 1;
  return clientEtag === '*' || variant.headers[at] === clientEtag
    ? variant
    : { ...variant, headers: variant.headers.with(at, clientEtag) };
}

export function sendPrepared(request: FastifyRequest, reply: FastifyReply, response: PreparedResponse): FastifyReply {
  const variant = selectVariant(request.headers, response);
  for (let at = 0; at < variant.headers.length; at += 2)
    reply.header(variant.headers[at] ?? '', variant.headers[at + 1]);
  return reply.code(variant.status).send(variant.body);
}

type VariantName = Encoding | `${Encoding}:304`;
const variantsByResponse = new WeakMap<PreparedResponse, Record<VariantName, ResponseVariant>>();

function getVariants(response: PreparedResponse): Record<VariantName, ResponseVariant> {
  let variants = variantsByResponse.get(response);
  if (!variants) {
    variants = {
      identity: buildVariant(response, 'identity', false),
      br: buildVariant(response, 'br', false),
      gzip: buildVariant(response, 'gzip', false),
      'identity:304': buildVariant(response, 'identity', true),
      'br:304': buildVariant(response, 'br', true),
      'gzip:304': buildVariant(response, 'gzip', true),
    };
    variantsByResponse.set(response, variants);
  }
  return variants;
}

function buildVariant(response: PreparedResponse, encoding: Encoding, unchanged: boolean): ResponseVariant {
  const body = response[encoding] ?? response.identity;
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    unchanged && name === 'content-type' ? [] : [name, value],
  );
  const suffix = encoding === 'identity' ? '"' : `-${encoding}-${response.compression}"`;
  headers.push('etag', response.etag.replace(/"$/, suffix), 'vary', 'Accept-Encoding');
  if (unchanged) return { status: 304, body: undefined, headers };
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  return { status: response.status, body, headers };
}

/** Returns the client's ETag for any variant of this response, or `*`. */
function findMatchingEtag(ifNoneMatch: string | undefined, etag: string): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  const wanted = etag.slice(0, -1);
  return ifNoneMatch
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .find((tag) => tag === '*' || tag === etag || tag.startsWith(`${wanted}-`));
}
