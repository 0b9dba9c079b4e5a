import type { PublicSettings } from '#contract/public-settings.ts';
import { toAbsolutePictureUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import pictures from '#storefront/pictures/pictures.json';
import { toScriptJson } from '#storefront/state/page-state-json.ts';
import type { StructuredData } from './structured-data.ts';

/** Title and meta data of a page. */
export type PageHead = {
  /** Without the shop's name, which is added; `undefined` on the home page. */
  title: string | undefined;
  description: string;
  /** Left out for pages that must not be indexed. */
  canonicalPath?: string | undefined;
  isIndexed?: boolean;
  /** Link preview picture, under 300 KB; defaults to the shop's. */
  image?: { url: string; width: number; height: number } | undefined;
  structuredData?: readonly StructuredData[];
};

type HeadTagsProps = { head: PageHead; settings: PublicSettings };

/** React moves these tags into the document's head, takes over served ones and removes them with the page. */
export function HeadTags({ head, settings: { shop, publicOrigin } }: HeadTagsProps) {
  const title = head.title === undefined ? `${shop.name} – ${shop.tagline}` : `${head.title} | ${shop.name}`;
  const isIndexed = head.isIndexed !== false;
  const canonicalUrl = head.canonicalPath === undefined ? undefined : publicOrigin + head.canonicalPath;
  // Messengers need absolute URLs and the size.
  const { url, width, height } = head.image ?? pictures['share-home'];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:image" content={toAbsolutePictureUrl(url, publicOrigin)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      {isIndexed && canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
    </>
  );
}

/** React leaves these in the body, where search engines read them too. */
export const StructuredDataScripts = ({ data = [] }: { data: PageHead['structuredData'] }) =>
  data.map((block) => (
    <script key={String(block['@type'])} type="application/ld+json">
      {toScriptJson(block)}
    </script>
  ));
