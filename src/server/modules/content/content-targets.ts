import type { AnyContent, ContentKey } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import type { HiddenEntry, ShopTargets } from '#contract/content/home-targets.ts';
import type { ContentTargets } from '#contract/desk/content.ts';
import type { Product } from '#contract/storefront/catalogue.ts';

/** Of the kind that its own schema has read. */
type AnyKind = {
  findHidden(content: AnyContent, shop: ShopTargets): readonly HiddenEntry[];
  listProductIds(content: AnyContent): readonly string[];
};

/** What content can lead to. */
export type ReadTargets = () => Omit<ShopTargets, 'products'> & { readonly products: readonly Product[] };

export const findHidden = (key: ContentKey, content: AnyContent, shop: ShopTargets): readonly HiddenEntry[] =>
  (contentKinds[key] as AnyKind).findHidden(content, shop);

export function describeTargets(key: ContentKey, content: AnyContent, shop: ReturnType<ReadTargets>): ContentTargets {
  const ids = new Set((contentKinds[key] as AnyKind).listProductIds(content));
  return {
    products: shop.products.filter(({ id }) => ids.has(id)).map(({ id, title, category }) => ({ id, title, category })),
    hidden: [...findHidden(key, content, shop)],
  };
}
