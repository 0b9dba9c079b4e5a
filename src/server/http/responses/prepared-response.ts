import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response prepared once and sent many times: plain and, where that is smaller, as Brotli. */
export type PreparedResponse = {
  readonly status: number;
  /** Lower-case names; without ETag, encoding and Vary. */
  readonly headers: Readonly<Record<string, string>>;
  /** Strong ETag of the plain body; the Brotli body has a suffix. */
  readonly etag: string;
  readonly plain: Buffer;
  readonly brotli: Buffer | undefined;
};

type ResponseToPrepare = {
  status: number;
  contentType: string;
  cacheControl: string;
  body: Buffer | string;
  headers?: Record<string, string>;
};

export async function prepareResponse(response: ResponseToPrepare): Promise<PreparedResponse> {
  const plain = Buffer.from(response.body);
  return {
    status: response.status,
    headers: { 'content-type': response.contentType, 'cache-control': response.cacheControl, ...response.headers },
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: await compress(plain),
  };
}

/** Sends the body in the encoding that the client accepts, or 304 if the client has it. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, response: PreparedResponse): FastifyReply {
  const brotli = acceptsBrotli(request.headers['accept-encoding']) ? response.brotli : undefined;
  const etag = brotli ? toBrotliEtag(response.etag) : response.etag;
  reply.headers({
    ...response.headers,
    etag,
    vary: [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '),
  });
  if (response.status === 200 && matchesEtag(request.headers['if-none-match'], response.etag))
    return reply.code(304).send();
  if (brotli) reply.header('content-encoding', 'br');
  return reply.code(response.status).send(brotli ?? response.plain);
}

const MIN_COMPRESSED_BYTES = 512;
/** Compresses a page in about a millisecond; higher qualities take up to fifty times as long. */
const BROTLI_QUALITY = 5;
const brotliAsync = promisify(brotliCompress);

async function compress(plain: Buffer): Promise<Buffer | undefined> {
  if (plain.length < MIN_COMPRESSED_BYTES) return undefined;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: plain.length };
  const compressed = await brotliAsync(plain, { params });
  return compressed.length < plain.length ? compressed : undefined;
}

const acceptsBrotli = (acceptEncoding: string | string[] | undefined): boolean =>
  /(^|[\s,])(br|\*)\s*(,|$|;\s*q=(1|0?\.\d*[1-9]))/i.test(String(acceptEncoding ?? ''));

const toBrotliEtag = (etag: string): string => etag.replace(/"$/, '-br"');

/** Also accepts the ETag of the other encoding: the content is the same. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ['*', etag, toBrotliEtag(etag)];
  return ifNoneMatch?.split(',').some((candidate) => known.includes(candidate.trim().replace(/^W\//, ''))) ?? false;
}
