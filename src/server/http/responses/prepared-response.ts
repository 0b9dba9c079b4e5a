import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response prepared once and sent many times: plain and, where that is smaller, as Brotli. */
export type PreparedResponse = {
  readonly status: number;
  readonly plain: Representation;
  readonly brotli: Representation | undefined;
};

type Representation = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> & { etag: string } };

/** `fast` takes half as long as `small` for a tenth more bytes; qualities above `small` take up to fifty times as long. */
const BROTLI_QUALITIES = { small: 5, fast: 3 };
export type Compression = keyof typeof BROTLI_QUALITIES;

type ResponseToPrepare = {
  status: number;
  contentType: string;
  cacheControl: string;
  body: Buffer | string;
  headers?: Record<string, string>;
  /** `fast` is for responses that are hardly ever sent twice. */
  compression?: Compression;
};

export async function prepareResponse(response: ResponseToPrepare): Promise<PreparedResponse> {
  const body = typeof response.body === 'string' ? Buffer.from(response.body) : response.body;
  const headers = {
    'content-type': response.contentType,
    'cache-control': response.cacheControl,
    vary: 'Accept-Encoding',
    ...response.headers,
  };
  const compressed = await compress(body, BROTLI_QUALITIES[response.compression ?? 'small']);
  const hash = createHash('sha256')
    .update(compressed ?? body)
    .digest('base64url')
    .slice(0, 22);
  return {
    status: response.status,
    plain: { body, headers: { ...headers, etag: `"${hash}"` } },
    brotli: compressed && {
      body: compressed,
      headers: { ...headers, etag: `"${hash}-br"`, 'content-encoding': 'br' },
    },
  };
}

/** Sends the body in the encoding that the client accepts, or 304 if the client has it. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, response: PreparedResponse): FastifyReply {
  const { status, plain, brotli } = response;
  const { body, headers } = brotli && acceptsBrotli(request.headers['accept-encoding']) ? brotli : plain;
  const vary = reply.getHeader('vary');
  reply.code(status).headers(headers);
  // CORS may have set it already.
  if (vary !== undefined) reply.header('vary', [vary, headers.vary].flat().join(', '));
  if (status === 200 && matchesEtag(request.headers['if-none-match'], response))
    return reply.code(304).removeHeader('content-encoding').send();
  return reply.send(body);
}

const MIN_COMPRESSED_BYTES = 512;
const brotliAsync = promisify(brotliCompress);

async function compress(plain: Buffer, quality: number): Promise<Buffer | undefined> {
  if (plain.length < MIN_COMPRESSED_BYTES) return undefined;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: plain.length };
  const compressed = await brotliAsync(plain, { params });
  return compressed.length < plain.length ? compressed : undefined;
}

/** `*` counts only where `br` has no entry of its own. */
function acceptsBrotli(acceptEncoding: string | string[] | undefined): boolean {
  const header = String(acceptEncoding ?? '');
  const entry = BROTLI_ENTRY.exec(header) ?? ANY_ENTRY.exec(header);
  return entry !== null && Number(entry[1] ?? 1) > 0;
}

const BROTLI_ENTRY = /(?:^|,)\s*br(?:\s*;\s*q=([\d.]+))?\s*(?:,|$)/i;
const ANY_ENTRY = /(?:^|,)\s*\*(?:\s*;\s*q=([\d.]+))?\s*(?:,|$)/;

/** Also accepts the ETag of the other encoding: the content is the same. */
function matchesEtag(ifNoneMatch: string | undefined, { plain, brotli }: PreparedResponse): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ['*', plain.headers.etag, brotli?.headers.etag];
  return ifNoneMatch.split(',').some((candidate) => known.includes(candidate.trim().replace(/^W\//, '')));
}
