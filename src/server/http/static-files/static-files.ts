import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createNotFoundError } from '../app-error.ts';
import { NOT_FOUND_MESSAGE } from '../read-input.ts';
import { setFileHeaders } from '../request-context.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from '../responses/prepared-response.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { parseByteRange } from './byte-range.ts';
import type { FindFile, ServedFile } from './file-list.ts';

export type StaticFiles = {
  find: FindFile;
  reply(request: FastifyRequest, reply: FastifyReply, file: ServedFile): Promise<FastifyReply>;
};

/** Caches text files compressed in memory; streams pictures and videos from disk, with ranges. */
export function createStaticFiles({ find, headers }: { find: FindFile; headers: SecurityHeaders }): StaticFiles {
  const prepared = new Map<string, { etag: string; response: Promise<PreparedResponse> }>();

  const prepare = (file: ServedFile): Promise<PreparedResponse> => {
    const cached = prepared.get(file.diskPath);
    if (cached?.etag === file.etag) return cached.response;
    const response = prepareFile(file);
    prepared.set(file.diskPath, { etag: file.etag, response });
    response.catch(() => prepared.delete(file.diskPath));
    return response;
  };

  return {
    find,
    async reply(request, reply, file) {
      setFileHeaders(reply, headers);
      if (file.isCompressible) return sendPrepared(request, reply, await prepare(file));
      await sendFromDisk(request.raw, hijackReply(reply), file);
      return reply;
    },
  };
}

async function prepareFile(file: ServedFile): Promise<PreparedResponse> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file.diskPath).catch(throwNotFound),
    readFile(`${file.diskPath}.br`).catch(() => undefined),
    readFile(`${file.diskPath}.gz`).catch(() => undefined),
  ]);
  const { contentType, cacheControl } = file;
  return prepareResponse({
    status: 200,
    contentType,
    cacheControl,
    body: identity,
    compression: 'best',
    compressed: br && gzip && { br, gzip },
  });
}

/** Handles files that a new build deleted after the list was read. */
function throwNotFound(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? createNotFoundError(NOT_FOUND_MESSAGE) : error;
}

/** Hands the response over to node:http, keeping the headers that hooks have set. */
function hijackReply(reply: FastifyReply): ServerResponse {
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
  if (matchesEtag(req.headers['if-none-match'], file.etag)) return endWithStatus(res, 304);

  const range = readRange(req, file);
  if (range === 'unsatisfiable') {
    res.setHeader('content-range', `bytes */${file.size}`);
    return endWithStatus(res, 416);
  }
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range;
  if (range !== 'whole') res.setHeader('content-range', `bytes ${start}-${end}/${file.size}`);
  res.statusCode = range === 'whole' ? 200 : 206;
  res.setHeader('content-length', end - start + 1);
  if (req.method === 'HEAD' || file.size === 0) {
    res.end();
    return;
  }
  // The client may disconnect mid-stream.
  await pipeline(createReadStream(file.diskPath, { start, end }), res).catch(() => res.destroy());
}

/** Ignores the range when If-Range names another version. */
function readRange(req: IncomingMessage, file: ServedFile) {
  const condition = req.headers['if-range'];
  if (condition !== undefined && condition !== file.etag) return 'whole';
  return parseByteRange(req.headers.range, file.size);
}

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*') ??
  false;

function endWithStatus(res: ServerResponse, status: number): void {
  res.statusCode = status;
  res.end();
}
