import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { SecurityHeaders } from './security/security-headers.ts';

/** A folder that is served as it is, below a URL prefix such as `/pictures/`. */
export type StaticFolder = {
  folder: string;
  prefix: `/${string}/`;
  /** `.br` and `.gz` files are beside the others. */
  isPrecompressed?: boolean;
};

type StaticFiles = { folders: readonly StaticFolder[]; headers: SecurityHeaders };

type FileError = FastifyError & { headers?: Record<string, string> };

const CONTENT_HASH = /[.-][0-9a-f]{8,}[.-][^/]*$/;

/** Serves files with ETags and byte ranges; browsers keep those with a hash in their name for a year. */
export function registerStaticFiles(app: FastifyInstance, { folders, headers }: StaticFiles): void {
  app.register(async (files) => {
    // The plugin responds to folders and unusual paths with 403.
    files.setErrorHandler((error: FileError, _request, reply) => {
      if (error.statusCode === 403) return reply.callNotFound();
      // A 416 has the file's length.
      if (error.headers) reply.headers(error.headers);
      throw error;
    });
    for (const { folder, prefix, isPrecompressed = false } of folders) {
      files.register(fastifyStatic, {
        root: folder,
        prefix,
        decorateReply: false,
        preCompressed: isPrecompressed,
        index: false,
        dotfiles: 'ignore',
        cacheControl: false,
        // Fewer header bytes for each of the many small scripts: the ETag suffices, and nobody asks for a part of one.
        lastModified: false,
        acceptRanges: !isPrecompressed,
        setHeaders(reply, path) {
          const isHashed = prefix.endsWith('/assets/') || CONTENT_HASH.test(path);
          reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
          setFileHeaders(reply, headers);
        },
      });
    }
  });
}

/** Replaces the headers of a page by those of a file. */
function setFileHeaders(reply: FastifyReply, { pages, files }: SecurityHeaders): void {
  for (const name in pages) if (!(name in files)) reply.removeHeader(name);
  reply.headers(files);
}
