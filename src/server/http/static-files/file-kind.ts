import { extname } from 'node:path';

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSIBLE_EXTENSIONS = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
const CONTENT_HASH = /[.-][0-9a-f]{8,}[.-]/;

export type FileKind = { contentType: string; isCompressible: boolean; cacheControl: string };

/** Returns `undefined` for files that must not be public (source maps, unknown extensions). */
export function getFileKind(urlPath: string): FileKind | undefined {
  const extension = extname(urlPath).toLowerCase();
  const contentType = CONTENT_TYPES[extension];
  if (!contentType || urlPath.split('/').some((segment) => segment.startsWith('.'))) return undefined;
  const isHashed = urlPath.startsWith('/assets/') || CONTENT_HASH.test(urlPath.slice(urlPath.lastIndexOf('/')));
  return {
    contentType,
    isCompressible: COMPRESSIBLE_EXTENSIONS.has(extension),
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
}
