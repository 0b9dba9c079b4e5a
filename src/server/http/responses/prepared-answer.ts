import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncodings } from './accept-encoding.ts';
import { type CompressedForms, type Compression, compressedForms, gzipOf } from './compressed-forms.ts';
import { ownBytes } from './own-bytes.ts';

/** An answer made once and sent many times: its bytes in every encoding, its headers and its ETag. */
export type PreparedAnswer = {
  readonly status: number;
  /** Lower-case names; without length, encoding, ETag and Vary, which depend on the form that is sent. */
  readonly headers: Readonly<Record<string, string>>;
  /** Strong, of the uncompressed bytes. The compressed forms carry the same with a suffix each. */
  readonly etag: string;
  readonly identity: Buffer;
  /** `undefined` when compressing did not make it smaller, or nobody has asked for this form yet. */
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  readonly compression: Compression;
};

type AnswerToPrepare = {
  status: number;
  contentType: string;
  cacheControl: string;
  body: Buffer | string;
  headers?: Record<string, string>;
  compression?: Compression;
  /** Where they have been made before. */
  forms?: CompressedForms | undefined;
};

export async function prepareAnswer({ compression = 'usual', ...answer }: AnswerToPrepare): Promise<PreparedAnswer> {
  const identity = ownBytes(typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body);
  return {
    status: answer.status,
    headers: { 'content-type': answer.contentType, 'cache-control': answer.cacheControl, ...answer.headers },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    ...(answer.forms ?? (await compressedForms(identity, compression))),
    compression,
  };
}

export const compressClosely = async (answer: PreparedAnswer): Promise<PreparedAnswer> => ({
  ...answer,
  ...(await compressedForms(answer.identity, 'close')),
  compression: 'close',
});

export const withGzip = async (answer: PreparedAnswer): Promise<PreparedAnswer> => ({
  ...answer,
  gzip: await gzipOf(answer.identity),
});

/** Whether this client would take gzip before anything that has been made. */
export const lacksGzip = (acceptEncoding: string | string[] | undefined, answer: PreparedAnswer): boolean =>
  answer.compression === 'quick' &&
  answer.gzip === undefined &&
  answer.br !== undefined &&
  preferredEncodings(acceptEncoding).find((name) => name === 'gzip' || answer[name]) === 'gzip';

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
  const held = answer.status === 200 ? heldTag(request['if-none-match'], answer.etag) : undefined;
  return held === undefined ? forms[encoding] : unchanged(forms[`${encoding}:304`], held);
}

/** A cache may freshen only what it holds, so it is told the tag of that, in whichever form it was sent. */
function unchanged(form: SentForm, held: string): SentForm {
  const at = form.headers.indexOf('etag') + 1;
  return held === '*' || form.headers[at] === held ? form : { ...form, headers: form.headers.with(at, held) };
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
  const suffix = encoding === 'identity' ? '"' : `-${encoding}-${answer.compression}"`;
  headers.push('etag', answer.etag.replace(/"$/, suffix), 'vary', 'Accept-Encoding');
  if (unchanged) return { status: 304, body: undefined, headers };
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  return { status: answer.status, body, headers };
}

/** The tag of this answer among those that the client has, in any of its forms, or `*`. */
function heldTag(ifNoneMatch: string | undefined, etag: string): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  const wanted = etag.slice(0, -1);
  return ifNoneMatch
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .find((tag) => tag === '*' || tag === etag || tag.startsWith(`${wanted}-`));
}
