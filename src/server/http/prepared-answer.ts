import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncodings } from './accept-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes a compressed form saves nothing worth its headers. */
const SMALLEST_COMPRESSED_BYTES = 512;

/** An answer made once and sent many times: its bytes in every encoding, its headers and its ETag. */
export type PreparedAnswer = {
  readonly status: number;
  /** Lower-case names; without length, encoding, ETag and Vary, which depend on the form that is sent. */
  readonly headers: Readonly<Record<string, string>>;
  /** Strong, of the uncompressed bytes. The compressed forms carry the same with a suffix. */
  readonly etag: string;
  readonly identity: Buffer;
  /** `undefined` when compressing did not make it smaller. */
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
};

type AnswerToPrepare = {
  status: number;
  contentType: string;
  cacheControl: string;
  body: Buffer | string;
  headers?: Record<string, string>;
  /** Closer pays off only for what is prepared rarely. */
  compression?: Compression;
};
type Compression = { brotliQuality: number; gzipLevel: number };
const USUAL: Compression = { brotliQuality: 5, gzipLevel: 6 };

export async function prepareAnswer(answer: AnswerToPrepare): Promise<PreparedAnswer> {
  const identity = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  const [br, gz] = await compressedForms(identity, answer.compression ?? USUAL);
  return {
    status: answer.status,
    headers: { 'content-type': answer.contentType, 'cache-control': answer.cacheControl, ...answer.headers },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    br: br && br.length < identity.length ? br : undefined,
    gzip: gz && gz.length < identity.length ? gz : undefined,
  };
}

async function compressedForms(
  identity: Buffer,
  { brotliQuality, gzipLevel }: Compression,
): Promise<[Buffer?, Buffer?]> {
  if (identity.length < SMALLEST_COMPRESSED_BYTES) return [];
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: identity.length };
  return Promise.all([brotli(identity, { params }), zip(identity, { level: gzipLevel })]);
}

export type SentForm = {
  status: number;
  body: Buffer | undefined;
  /** Flat name, value, name, value ..., as `writeHead` takes it. */
  headers: readonly string[];
};

/** Which bytes and headers answer this request: encoding, 304 and length; the body is left out of 304. */
export function chooseForm(request: IncomingHttpHeaders, answer: PreparedAnswer): SentForm {
  const forms = formsOf(answer);
  const encoding = preferredEncodings(request['accept-encoding']).find((name) => answer[name]) ?? 'identity';
  const unchanged = answer.status === 200 && matches(request['if-none-match'], answer.etag);
  return unchanged ? forms[`${encoding}:304`] : forms[encoding];
}

/** Sends a prepared answer through Fastify, for routes that it has matched. */
export function replyPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  const form = chooseForm(request.headers, answer);
  for (let at = 0; at < form.headers.length; at += 2) reply.header(form.headers[at] ?? '', form.headers[at + 1]);
  return reply.code(form.status).send(form.body);
}

type FormName = Encoding | `${Encoding}:304`;
const formsByAnswer = new WeakMap<PreparedAnswer, Record<FormName, SentForm>>();

function formsOf(answer: PreparedAnswer): Record<FormName, SentForm> {
  let forms = formsByAnswer.get(answer);
  if (!forms) {
    forms = {
      identity: form(answer, 'identity', false),
      br: form(answer, 'br', false),
      gzip: form(answer, 'gzip', false),
      'identity:304': form(answer, 'identity', true),
      'br:304': form(answer, 'br', true),
      'gzip:304': form(answer, 'gzip', true),
    };
    formsByAnswer.set(answer, forms);
  }
  return forms;
}

function form(answer: PreparedAnswer, encoding: Encoding, unchanged: boolean): SentForm {
  const body = answer[encoding] ?? answer.identity;
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    unchanged && name === 'content-type' ? [] : [name, value],
  );
  const suffix = encoding === 'identity' ? '"' : `-${encoding}"`;
  headers.push('etag', answer.etag.replace(/"$/, suffix), 'vary', 'Accept-Encoding');
  if (unchanged) return { status: 304, body: undefined, headers };
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  return { status: answer.status, body, headers };
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = etag.slice(1, -1);
  return ifNoneMatch.split(',').some((candidate) => {
    const bare = candidate.trim().replace(/^W\//, '').slice(1, -1);
    return bare === wanted || bare === `${wanted}-br` || bare === `${wanted}-gzip`;
  });
}
