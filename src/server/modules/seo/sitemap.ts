import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { subCategorySlug } from '#domain/catalogue/sub-category.ts';

/** One sitemap may name no more (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

const PLAIN_PAGES = [
  paths.home,
  ...CATEGORY_KEYS.map(paths.category),
  paths.allProducts(),
  paths.contact,
  paths.projectInquiry,
  paths.customizationInquiry,
  paths.returnPolicy,
  paths.terms,
  paths.privacyPolicy,
];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

/** Every public page of the shop; products with the pictures that show them. */
export function sitemapXml(products: readonly Product[], publicOrigin: string): string {
  const absolute = (path: string) => escaped(publicOrigin + path);
  const listings = new Set(
    products.map(({ category, subCategory }) => paths.subCategory(category, subCategorySlug(category, subCategory))),
  );
  const pages = [...PLAIN_PAGES, ...listings].map((path) => `<url><loc>${absolute(path)}</loc></url>`);
  const items = products.map(({ id, images }) => {
    const pictures = images.map(({ url }) => `<image:image><image:loc>${absolute(url)}</image:loc></image:image>`);
    return `<url><loc>${absolute(paths.product(id))}</loc>${pictures.join('')}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">' +
    `${[...pages, ...items].slice(0, MOST_ADDRESSES).join('')}</urlset>`
  );
}
