import type { PublicSettings } from '#contract/public-settings.ts';
import { toAbsolutePictureUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import pictures from '#storefront/pictures/share-pictures.json';
import { toScriptJson } from '#storefront/state/page-state-json.ts';
import { formatTitle, type PageHead } from './page-head.tsx';

type CrawlerTagsProps = { head: PageHead; settings: PublicSettings };

/** Link preview and structured data. Crawlers never navigate in the browser, so only the server writes these tags. */
export function CrawlerTags({ head, settings }: CrawlerTagsProps) {
  const { shop, publicOrigin } = settings;
  const title = formatTitle(head, settings);
  // Messengers need absolute URLs and the size.
  const { url, width, height } = head.crawlers?.image ?? pictures['share-home'];
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:image" content={toAbsolutePictureUrl(url, publicOrigin)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {head.isIndexed !== false && head.canonicalPath !== undefined && (
        <meta property="og:url" content={publicOrigin + head.canonicalPath} />
      )}
      {head.crawlers?.structuredData?.map((block) => (
        <script key={String(block['@type'])} type="application/ld+json">
          {toScriptJson(block)}
        </script>
      ))}
    </>
  );
}
