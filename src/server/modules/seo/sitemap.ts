import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { buildSubCategorySlug } from '#domain/catalogue/sub-category.ts';

/** The limit of sitemaps.org. */
const MAX_SITEMAP_URLS = 50_000;

const STATIC_PAGES = [
  paths.home,
  paths.allProducts(),
  paths.contact,
  paths.projectInquiry,
  paths.customizationInquiry,
  paths.returnPolicy,
  paths.terms,
  paths.privacyPolicy,
];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

/** Lists every public page that shows something, and the pictures of each product. */
export function buildSitemapXml(products: readonly Product[], publicOrigin: string): string {
  const toAbsoluteUrl = (path: string) => escapeXml(publicOrigin + path);
  const listings = new Set(
    products.flatMap(({ category, subCategory }) => [
      paths.category(category),
      paths.subCategory(category, buildSubCategorySlug(category, subCategory)),
    ]),
  );
  const pages = [...STATIC_PAGES, ...listings].map((path) => `<url><loc>${toAbsoluteUrl(path)}</loc></url>`);
  const items = products.map(({ id, images }) => {
    const pictures = images.map(({ url }) => `<image:image><image:loc>${toAbsoluteUrl(url)}</image:loc></image:image>`);
    return `<url><loc>${toAbsoluteUrl(paths.product(id))}</loc>${pictures.join('')}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">' +
    `${[...pages, ...items].slice(0, MAX_SITEMAP_URLS).join('')}</urlset>`
  );
}
