import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, getPreferredEncodings } from './accept-encoding.ts';
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
  compression = 'default',
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
  ...(await compress(response.identity, 'best')),
  compression: 'best',
});

export const addGzip = async (response: PreparedResponse): Promise<PreparedResponse> => ({
  ...response,
  gzip: await compressGzip(response.identity),
});

/** Returns whether the client prefers gzip but the response has no gzip variant yet. */
export const needsGzip = (acceptEncoding: string | string[] | undefined, response: PreparedResponse): boolean =>
  response.compression === 'fast' &&
  response.gzip === undefined &&
  response.br !== undefined &&
  getPreferredEncodings(acceptEncoding).find((name) => name === 'gzip' || response[name]) === 'gzip';

export type ResponseVariant = {
  status: number;
  body: Buffer | undefined;
  /** Flat name, value, name, value ..., as `writeHead` takes it. */
  headers: readonly string[];
};

/** Selects encoding and 304 for a request; a 304 has no body. */
export function selectVariant(request: IncomingHttpHeaders, response: PreparedResponse): ResponseVariant {
  const variants = getVariants(response);
  const encoding = getPreferredEncodings(request['accept-encoding']).find((name) => response[name]) ?? 'identity';
  const clientEtag = response.status === 200 ? findMatchingEtag(request['if-none-match'], response.etag) : undefined;
  return clientEtag === undefined ? variants[encoding] : replaceEtag(variants[`${encoding}:304`], clientEtag);
}

/** Repeats the client's ETag in a 304, whichever variant it belongs to. */
function replaceEtag(variant: ResponseVariant, clientEtag: string): ResponseVariant {
  const etagIndex = variant.headers.indexOf('etag') + 1;
  return clientEtag === '*' || variant.headers[etagIndex] === clientEtag
    ? variant
    : { ...variant, headers: variant.headers.with(etagIndex, clientEtag) };
}

export function sendPrepared(request: FastifyRequest, reply: FastifyReply, response: PreparedResponse): FastifyReply {
  const variant = selectVariant(request.headers, response);
  for (let index = 0; index < variant.headers.length; index += 2)
    reply.header(variant.headers[index] ?? '', variant.headers[index + 1]);
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

function buildVariant(response: PreparedResponse, encoding: Encoding, isNotModified: boolean): ResponseVariant {
  const body = response[encoding] ?? response.identity;
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    isNotModified && name === 'content-type' ? [] : [name, value],
  );
  const suffix = encoding === 'identity' ? '"' : `-${encoding}-${response.compression}"`;
  headers.push('etag', response.etag.replace(/"$/, suffix), 'vary', 'Accept-Encoding');
  if (isNotModified) return { status: 304, body: undefined, headers };
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  return { status: response.status, body, headers };
}

/** Returns the client's ETag for any variant of this response, or `*`. */
function findMatchingEtag(ifNoneMatch: string | undefined, etag: string): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  const prefix = etag.slice(0, -1);
  return ifNoneMatch
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .find((tag) => tag === '*' || tag === etag || tag.startsWith(`${prefix}-`));
}
