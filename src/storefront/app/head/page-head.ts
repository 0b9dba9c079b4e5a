import type { PublicSettings } from '#contract/public-settings.ts';
import { absolutePicture } from '#domain/catalogue/picture-address.ts';
import pictures from '#storefront/pictures/pictures.json';
import type { StructuredData } from './structured-data.ts';

type PreviewPicture = { url: string; width: number; height: number };

/** What a page says about itself to browsers, search engines and link previews. */
export type PageHead = {
  /** Without the shop's name, which is added; `undefined` on the home page. */
  title: string | undefined;
  description: string;
  /** The one address of this content; left out for pages that must not be indexed. */
  canonicalPath?: string | undefined;
  isIndexed?: boolean;
  /** A picture for link previews, under 300 KB; the shop's own when left out. */
  image?: PreviewPicture | undefined;
  /** Facts for search engines. */
  facts?: readonly StructuredData[];
};

type HeadTag = {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** The data of a script element, which is never run. */
  data?: StructuredData;
};
export type HeadContent = { title: string; tags: readonly HeadTag[] };

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [key]: name, content },
});

export function headContent(head: PageHead, { shop, publicOrigin }: PublicSettings): HeadContent {
  const title = head.title === undefined ? `${shop.name} – ${shop.tagline}` : `${head.title} | ${shop.name}`;
  const address = head.canonicalPath === undefined ? undefined : publicOrigin + head.canonicalPath;
  const tags: HeadTag[] = [
    meta('name', 'description', head.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', shop.name),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    ...previewTags(head.image ?? pictures['share-home'], publicOrigin),
  ];
  if (head.isIndexed === false) tags.push(meta('name', 'robots', 'noindex'));
  else if (address !== undefined) {
    tags.push(meta('property', 'og:url', address), {
      name: 'link',
      attributes: { rel: 'canonical', href: address },
    });
  }
  for (const data of head.facts ?? []) {
    tags.push({ name: 'script', attributes: { type: 'application/ld+json' }, data });
  }
  return { title, tags };
}

/** Messengers follow no relative address and want to know the size before they fetch. */
const previewTags = ({ url, width, height }: PreviewPicture, publicOrigin: string): HeadTag[] => [
  meta('property', 'og:image', absolutePicture(url, publicOrigin)),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('name', 'twitter:card', 'summary_large_image'),
];
