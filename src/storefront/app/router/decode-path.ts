import { decodeUriPart } from '#domain/text/decode-uri.ts';

/** Decodes a path without its empty parts; a slash within a part stays encoded. Returns undefined for broken escapes. */
export function decodePath(pathname: string): string | undefined {
  let decodedPath = '';
  for (const part of pathname.split('/')) {
    if (part === '') continue;
    const decoded = decodeUriPart(part);
    if (decoded === undefined) return undefined;
    decodedPath += `/${decoded.replaceAll('/', '%2F')}`;
  }
  return decodedPath || '/';
}
