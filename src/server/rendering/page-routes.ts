import type { FastifyInstance, FastifyReply } from 'fastify';
import { getRequestLogger } from '../http/request-context.ts';
import { sendPrepared } from '../http/responses/prepared-response.ts';
import { getFileKind } from '../http/static-files/file-kind.ts';
import type { StaticFiles } from '../http/static-files/static-files.ts';
import type { Pages } from './pages.ts';

const ERROR_DOCUMENT =
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Something went wrong</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>' +
  "<body><main><h1>Something went wrong</h1><p>We couldn't show this page. Please try again in a moment.</p>" +
  '<p><a href="/">Go to the home page</a></p></main></body></html>';

/** Serves every GET outside /api: files first, then pages. */
export function registerPageRoutes(app: FastifyInstance, { pages, files }: { pages: Pages; files: StaticFiles }): void {
  app.get('/*', async (request, reply) => {
    const path = decodePath(request.url);
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound();
    const file = await files.find(path);
    if (file) return files.reply(request, reply, file);
    if (getFileKind(path)) return sendMissingFile(reply);
    try {
      return sendPrepared(request, reply, await pages.respond(request.url, request.headers['accept-encoding']));
    } catch (error) {
      getRequestLogger(request).error({ err: error }, 'page could not be rendered');
      return reply.code(500).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(ERROR_DOCUMENT);
    }
  });
}

const sendMissingFile = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');

function decodePath(address: string): string {
  const end = address.indexOf('?');
  const path = end < 0 ? address : address.slice(0, end);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
