import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SecurityHeaders } from './security/security-headers.ts';

/** A folder that is served as it is, below a URL prefix such as `/pictures/`. */
export type StaticFolder = {
  folder: string;
  prefix: `/${string}/`;
  /** `.br` and `.gz` files are beside the others. */
  isPrecompressed?: boolean;
};

type StaticFiles = { folders: readonly StaticFolder[]; headers: SecurityHeaders };

const CONTENT_HASH = /[.-][0-9a-f]{8,}[.-][^/]*$/;

/** Serves files with ETags and byte ranges; browsers keep those with a hash in their name for a year. */
export function registerStaticFiles(app: FastifyInstance, { folders, headers }: StaticFiles): void {
  for (const { folder, prefix, isPrecompressed = false } of folders) {
    app.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: false,
      preCompressed: isPrecompressed,
      index: false,
      dotfiles: 'deny',
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = prefix === '/assets/' || CONTENT_HASH.test(path);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        setFileHeaders(reply, headers);
      },
    });
  }
}

/** Replaces the headers of a page by those of a file. */
function setFileHeaders(reply: FastifyReply, { pages, files }: SecurityHeaders): void {
  for (const name in pages) if (!(name in files)) reply.raw.removeHeader(name);
  for (const name in files) reply.raw.setHeader(name, files[name] ?? '');
}
