import type { PublicSettings } from '#contract/public-settings.ts';

/** What a page says about itself to browsers, search engines and link previews. */
export type PageHead = {
  /** Without the shop's name, which is added; `undefined` on the home page. */
  title: string | undefined;
  description: string;
  /** The one address of this content; left out for pages that must not be indexed. */
  canonicalPath?: string | undefined;
  isIndexed?: boolean;
  /** A picture for link previews, as a path on this site. */
  image?: string | undefined;
};

export type HeadTag = { name: 'meta' | 'link'; attributes: Readonly<Record<string, string>> };
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
    meta('name', 'twitter:card', head.image === undefined ? 'summary' : 'summary_large_image'),
  ];
  if (head.image !== undefined) tags.push(meta('property', 'og:image', publicOrigin + head.image));
  if (head.isIndexed === false) tags.push(meta('name', 'robots', 'noindex'));
  else if (address !== undefined) {
    tags.push(meta('property', 'og:url', address), {
      name: 'link',
      attributes: { rel: 'canonical', href: address },
    });
  }
  return { title, tags };
}
