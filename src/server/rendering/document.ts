import type { RenderedPage } from '#contract/page-render.ts';
import { assetsOf, BROWSER_BOOT, BROWSER_ENTRY, type WebManifest } from './web-manifest.ts';

export type WriteDocument = (page: RenderedPage) => string;

type BuiltDocument = { manifest: WebManifest; fonts: readonly string[] };

/** The document of a built shop: every style and script is a file of ours, none stands in the page itself. */
export function createDocumentWriter({ manifest, fonts }: BuiltDocument): WriteDocument {
  for (const entry of [BROWSER_BOOT, BROWSER_ENTRY]) {
    if (!manifest[entry]) throw new Error(`The browser build has no entry ${entry}.`);
  }
  const boot = manifest[BROWSER_BOOT]?.file;
  const fontLinks = fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  const linksByModules = new Map<string, string>();

  const linksFor = (modules: readonly string[]): string => {
    const key = modules.join();
    const known = linksByModules.get(key);
    if (known !== undefined) return known;
    const { styles, scripts } = assetsOf(manifest, [BROWSER_ENTRY, ...modules]);
    const links = [
      ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
      ...fontLinks,
      // The page can be read without script, so that what is seen comes first: styles, fonts, pictures. See boot.ts.
      `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`,
      `<script type="module" src="/${boot}" fetchpriority="low"></script>`,
    ].join('');
    linksByModules.set(key, links);
    return links;
  };

  return (page) => documentHtml(page, linksFor(page.modules));
}

export function documentHtml(page: RenderedPage, links: string): string {
  return (
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `${page.head}${links}</head><body><div id="root">${page.body}</div>` +
    `<script type="application/json" id="state">${page.state}</script></body></html>`
  );
}
