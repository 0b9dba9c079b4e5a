import type { PublicSettings } from '#contract/public-settings.ts';
import { toAbsolutePictureUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import pictures from '#storefront/pictures/pictures.json';
import type { StructuredData } from './structured-data.ts';

type PreviewPicture = { url: string; width: number; height: number };

/** Title and meta data of a page. */
export type PageHead = {
  /** Without the shop's name, which is added; `undefined` on the home page. */
  title: string | undefined;
  description: string;
  /** Left out for pages that must not be indexed. */
  canonicalPath?: string | undefined;
  isIndexed?: boolean;
  /** Link preview picture, under 300 KB; defaults to the shop's. */
  image?: PreviewPicture | undefined;
  structuredData?: readonly StructuredData[];
};

type HeadTag = {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** JSON-LD content of a script element. */
  data?: StructuredData;
};
export type HeadContent = { title: string; tags: readonly HeadTag[] };

const buildMetaTag = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [key]: name, content },
});

export function buildHeadContent(head: PageHead, { shop, publicOrigin }: PublicSettings): HeadContent {
  const title = head.title === undefined ? `${shop.name} – ${shop.tagline}` : `${head.title} | ${shop.name}`;
  const canonicalUrl = head.canonicalPath === undefined ? undefined : publicOrigin + head.canonicalPath;
  const tags: HeadTag[] = [
    buildMetaTag('name', 'description', head.description),
    buildMetaTag('property', 'og:type', 'website'),
    buildMetaTag('property', 'og:site_name', shop.name),
    buildMetaTag('property', 'og:locale', 'en_IN'),
    buildMetaTag('property', 'og:title', title),
    buildMetaTag('property', 'og:description', head.description),
    ...buildPreviewTags(head.image ?? pictures['share-home'], publicOrigin),
  ];
  if (head.isIndexed === false) tags.push(buildMetaTag('name', 'robots', 'noindex'));
  else if (canonicalUrl !== undefined) {
    tags.push(buildMetaTag('property', 'og:url', canonicalUrl), {
      name: 'link',
      attributes: { rel: 'canonical', href: canonicalUrl },
    });
  }
  for (const data of head.structuredData ?? []) {
    tags.push({ name: 'script', attributes: { type: 'application/ld+json' }, data });
  }
  return { title, tags };
}

/** Messengers need absolute URLs and the size. */
const buildPreviewTags = ({ url, width, height }: PreviewPicture, publicOrigin: string): HeadTag[] => [
  buildMetaTag('property', 'og:image', toAbsolutePictureUrl(url, publicOrigin)),
  buildMetaTag('property', 'og:image:width', String(width)),
  buildMetaTag('property', 'og:image:height', String(height)),
  buildMetaTag('name', 'twitter:card', 'summary_large_image'),
];
