import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../app-error.ts';
import { NOT_FOUND } from '../read-input.ts';
import { setFileHeaders } from '../request-frame.ts';
import { type PreparedAnswer, prepareAnswer, replyPrepared } from '../responses/prepared-answer.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { parseByteRange } from './byte-range.ts';
import type { FindFile, ServedFile } from './file-list.ts';

export type StaticFiles = {
  find: FindFile;
  reply(request: FastifyRequest, reply: FastifyReply, file: ServedFile): Promise<FastifyReply>;
};

/** Text is kept in memory in its compressed forms; pictures and videos stream from the disk, whole or in ranges. */
export function createStaticFiles({ find, headers }: { find: FindFile; headers: SecurityHeaders }): StaticFiles {
  const prepared = new Map<string, { etag: string; answer: Promise<PreparedAnswer> }>();

  const prepare = (file: ServedFile): Promise<PreparedAnswer> => {
    const known = prepared.get(file.diskPath);
    if (known?.etag === file.etag) return known.answer;
    const answer = prepareFile(file);
    prepared.set(file.diskPath, { etag: file.etag, answer });
    answer.catch(() => prepared.delete(file.diskPath));
    return answer;
  };

  return {
    find,
    async reply(request, reply, file) {
      setFileHeaders(reply, headers);
      if (file.compressible) return replyPrepared(request, reply, await prepare(file));
      await sendFromDisk(request.raw, takeOver(reply), file);
      return reply;
    },
  };
}

async function prepareFile(file: ServedFile): Promise<PreparedAnswer> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file.diskPath).catch(missing),
    readFile(`${file.diskPath}.br`).catch(() => undefined),
    readFile(`${file.diskPath}.gz`).catch(() => undefined),
  ]);
  const { contentType, cacheControl } = file;
  return prepareAnswer({
    status: 200,
    contentType,
    cacheControl,
    body: identity,
    compression: 'close',
    forms: br && gzip && { br, gzip },
  });
}

/** A file that was there at the start may be gone after a new build; no service is down because of it. */
function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? notFound(NOT_FOUND) : error;
}

/** Leaves the answer to bare node:http, which knows ranges; the headers that hooks have set come along. */
function takeOver(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  return reply.raw;
}

async function sendFromDisk(req: IncomingMessage, res: ServerResponse, file: ServedFile): Promise<void> {
  res.setHeader('content-type', file.contentType);
  res.setHeader('cache-control', file.cacheControl);
  res.setHeader('etag', file.etag);
  res.setHeader('accept-ranges', 'bytes');
  if (matches(req.headers['if-none-match'], file.etag)) return endWith(res, 304);

  const range = rangeOf(req, file);
  if (range === 'unsatisfiable') {
    res.setHeader('content-range', `bytes */${file.size}`);
    return endWith(res, 416);
  }
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range;
  if (range !== 'whole') res.setHeader('content-range', `bytes ${start}-${end}/${file.size}`);
  res.statusCode = range === 'whole' ? 200 : 206;
  res.setHeader('content-length', end - start + 1);
  if (req.method === 'HEAD' || file.size === 0) {
    res.end();
    return;
  }
  // A visitor who leaves in the middle of a video is no fault of ours.
  await pipeline(createReadStream(file.diskPath, { start, end }), res).catch(() => res.destroy());
}

/** A range is only valid for the very file it was asked of (If-Range), else the whole file is the right answer. */
function rangeOf(req: IncomingMessage, file: ServedFile) {
  const condition = req.headers['if-range'];
  if (condition !== undefined && condition !== file.etag) return 'whole';
  return parseByteRange(req.headers.range, file.size);
}

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*') ??
  false;

function endWith(res: ServerResponse, status: number): void {
  res.statusCode = status;
  res.end();
}
