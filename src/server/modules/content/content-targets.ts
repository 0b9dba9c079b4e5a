import type { AnyContent, ContentKey } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import type { HiddenEntry, ShopTargets } from '#contract/content/home-targets.ts';
import type { ContentTargets } from '#contract/desk/content.ts';
import type { Product } from '#contract/storefront/catalogue.ts';

/** Takes content that the schema of its own kind has read. */
type AnyKind = {
  findHidden(content: AnyContent, shop: ShopTargets): readonly HiddenEntry[];
  listProductIds(content: AnyContent): readonly string[];
};

/** The possible targets of links in content. */
export type ReadTargets = () => Required<Omit<ShopTargets, 'products'>> & { readonly products: readonly Product[] };

export const findHidden = (key: ContentKey, content: AnyContent, shop: ShopTargets): readonly HiddenEntry[] =>
  (contentKinds[key] as AnyKind).findHidden(content, shop);

type Edited = { readonly key: ContentKey; readonly draft: AnyContent | null; readonly published: AnyContent };

/** Lists the targets of the draft, and the products that the shop shows, to describe what changed. */
export function describeTargets({ key, draft, published }: Edited, shop: ReturnType<ReadTargets>): ContentTargets {
  const { listProductIds } = contentKinds[key] as AnyKind;
  const ids = new Set([...listProductIds(published), ...listProductIds(draft ?? published)]);
  return {
    products: shop.products.filter(({ id }) => ids.has(id)).map(({ id, title, category }) => ({ id, title, category })),
    hidden: [...findHidden(key, draft ?? published, shop)],
  };
}
