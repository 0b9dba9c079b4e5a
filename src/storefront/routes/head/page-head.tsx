import type { PublicSettings } from '#contract/public-settings.ts';
import type { StructuredData } from './structured-data.ts';

/** Title and meta data of a page. */
export type PageHead = {
  /** Without the shop's name, which is added; `undefined` on the home page. */
  title: string | undefined;
  description: string;
  /** Left out for pages that must not be indexed. */
  canonicalPath?: string | undefined;
  isIndexed?: boolean;
  /** Set on the server only (`import.meta.env.SSR`), so that no browser downloads what builds it. */
  crawlers?: {
    /** Link preview picture, under 300 KB; defaults to the shop's. */
    image?: { url: string; width: number; height: number } | undefined;
    structuredData?: readonly StructuredData[];
  };
};

export const formatTitle = ({ title }: PageHead, { shop }: PublicSettings): string =>
  title === undefined ? `${shop.name} – ${shop.tagline}` : `${title} | ${shop.name}`;

type HeadTagsProps = { head: PageHead; settings: PublicSettings };

/** React moves these tags into the document's head, takes over served ones and removes them with the page. */
export function HeadTags({ head, settings }: HeadTagsProps) {
  const isIndexed = head.isIndexed !== false;
  return (
    <>
      <title>{formatTitle(head, settings)}</title>
      <meta name="description" content={head.description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && head.canonicalPath !== undefined && (
        <link rel="canonical" href={settings.publicOrigin + head.canonicalPath} />
      )}
    </>
  );
}
