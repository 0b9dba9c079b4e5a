import { paths } from '#contract/paths.ts';
import { readProductId } from '#domain/product/product-id.ts';
import { decodeUriPart } from '#domain/text/decode-uri.ts';
import type { Catalogue } from './catalogue-snapshot.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

type Archive = Pick<Catalogue, 'archived' | 'productsById'>;

/** Whether the product was taken off sale for good. */
export const isArchived = ({ archived, productsById }: Archive, id: string): boolean =>
  archived.has(id) && !productsById.has(id);

/** Returns the product to which the address leads; follows the redirects of products that were archived later. */
export function findReplacement({ archived, productsById }: Archive, id: string): string | undefined {
  const visited = new Set<string>();
  let next: string | null | undefined = id;
  while (next && !productsById.has(next)) {
    if (visited.has(next)) return undefined;
    visited.add(next);
    next = archived.get(next);
  }
  return next ?? undefined;
}

/** Creates a function that returns the address to which the page of an archived product moved, if it did. */
export const createProductRedirects =
  (catalogue: Pick<LiveCatalogue, 'getCurrent'>) =>
  (address: string): string | undefined => {
    const current = catalogue.getCurrent();
    if (current.archived.size === 0) return undefined;
    const [path = '', query = ''] = address.split(/\?(.*)/s, 2);
    const match = /^\/product(?:\/([^/]*))?\/?$/.exec(path);
    if (!match) return undefined;
    const id = readProductId(decodeUriPart(match[1] ?? ''), new URLSearchParams(query))?.toLowerCase();
    if (id === undefined || !isArchived(current, id)) return undefined;
    const replacement = findReplacement(current, id);
    return replacement === undefined ? undefined : paths.product(replacement);
  };
