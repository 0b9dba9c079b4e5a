/** Finds links and products of the home page without a target. The shop hides them, and the desk lists them (decision D-35). */
import { CATEGORIES, type Category, HOME_TAB_CATEGORIES, parseCategory } from '#domain/catalogue/category.ts';
import { listSubCategorySlugs, parseSubCategorySlug } from '#domain/catalogue/sub-category.ts';
import { decodeUriPart } from '#domain/text/decode-uri.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { paths } from '../paths.ts';
import type { HomeContent } from './home-content.ts';

type Target = { readonly id: string; readonly category: Category; readonly subCategory: string | null };

export type ShopTargets = {
  readonly products: readonly Target[];
  /** True while the shop still has the sample's facts (D-51). Only then it shows cushions that nobody can buy. */
  readonly isSample: boolean;
  readonly findNewAddress?: FindNewAddress;
};
/** Returns the new address of a renamed sub-category. */
export type FindNewAddress = (link: string) => string | undefined;
/** An entry that the shop hides, and the reason. */
export type HiddenEntry = { readonly what: string; readonly why: string };

export const listHomeLinks = ({ hero, tiles, slides }: HomeContent): string[] => [
  hero.ctaHref,
  ...[...tiles, ...slides].map(({ to }) => to),
];

/** Returns the page with links to renamed sub-categories that lead to their new addresses. */
export function followMovedLinks(content: HomeContent, findNewAddress: FindNewAddress): HomeContent {
  const follow = (link: string) => findNewAddress(link) ?? link;
  const { hero, tiles, slides } = content;
  return {
    ...content,
    hero: { ...hero, ctaHref: follow(hero.ctaHref) },
    tiles: tiles.map((tile) => ({ ...tile, to: follow(tile.to) })),
    slides: slides.map((slide) => ({ ...slide, to: follow(slide.to) })),
  };
}

/** Returns the links without a target: an empty category or sub-category, an unknown product or page. */
export const findDeadLinks = (links: readonly string[], products: readonly Target[]): string[] =>
  links.filter((link) => !hasTarget(link, products));

const PAGES = new Set<unknown>([...Object.values(paths), paths.allProducts()]);

function hasTarget(link: string, products: readonly Target[]): boolean {
  if (!link.startsWith('/')) return true;
  const [path = ''] = link.split(/[?#]/, 1);
  const [first, second, ...others] = path.split('/').filter((segment) => segment !== '');
  const category = parseCategory(first);
  if (category) return others.length === 0 && products.some((product) => isListed(product, category, second));
  const isProductPath = second !== undefined && path === paths.product(second);
  return isProductPath ? products.some(({ id }) => id === second) : PAGES.has(path);
}

export const listHomeProductIds = ({ tabs, look }: HomeContent): string[] => [
  ...Object.values(tabs).flat(),
  ...look.spots.flatMap(({ productId }) => productId ?? []),
];

const LEADS_NOWHERE = 'leads to no product or page';
const NOT_ON_SALE = 'is not on sale';

/** In the order of the page. Links to renamed sub-categories follow the redirect. */
export function findHiddenHomeEntries(stored: HomeContent, shop: ShopTargets): HiddenEntry[] {
  const { products, isSample, findNewAddress } = shop;
  const content = findNewAddress ? followMovedLinks(stored, findNewAddress) : stored;
  const { hero, tiles, slides, tabs, look } = content;
  const dead = new Set(findDeadLinks(listHomeLinks(content), products));
  const describeLink = (what: string, to: string) => (dead.has(to) ? [{ what, why: `${to} ${LEADS_NOWHERE}` }] : []);
  const isGone = (id: string, category?: Category) =>
    !products.some((product) => product.id === id && (category === undefined || product.category === category));
  return [
    ...(isBlank(hero.ctaLabel) ? [] : describeLink(`Hero, button ‘${hero.ctaLabel}’`, hero.ctaHref)),
    ...tiles.flatMap(({ label, to }) => describeLink(`Tile ‘${label}’`, to)),
    ...slides.flatMap(({ label, to }) => describeLink(`Slide ‘${label}’`, to)),
    ...HOME_TAB_CATEGORIES.flatMap((category) =>
      (tabs[category as keyof typeof tabs] ?? []).flatMap((id, index) =>
        isGone(id, category)
          ? [{ what: `${CATEGORIES[category].name} tab, product ${index + 1}`, why: `${NOT_ON_SALE} in this category` }]
          : [],
      ),
    ),
    ...look.spots.flatMap(({ productId, cushion }, index) => {
      if (productId !== null)
        return isGone(productId)
          ? [{ what: `Shop by Look, point ${index + 1}`, why: `its product ${NOT_ON_SALE}` }]
          : [];
      return cushion && !isSample
        ? [{ what: `Shop by Look, ‘${cushion.name}’`, why: 'a sample of the demo, which nobody can buy' }]
        : [];
    }),
  ];
}

function isListed(product: Target, category: Category, slug: string | undefined): boolean {
  if (product.category !== category) return false;
  if (slug === undefined) return true;
  // The shop's owner writes these links.
  const decoded = decodeUriPart(slug);
  if (decoded === undefined) return false;
  return listSubCategorySlugs(product.subCategory).includes(parseSubCategorySlug(category, decoded));
}
