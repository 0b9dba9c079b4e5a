import { type RenderedPage, STATE_BLOCK_ID } from '#contract/page-render.ts';
import { BROWSER_BOOT, BROWSER_ENTRY, collectAssets, type ViteManifest } from './vite-manifest.ts';

export type WriteDocument = (page: RenderedPage) => Buffer;

type BuiltDocument = { manifest: ViteManifest; fonts: readonly string[] };

/** Uses no inline styles or scripts. */
export function createDocumentWriter({ manifest, fonts }: BuiltDocument): WriteDocument {
  for (const entry of [BROWSER_BOOT, BROWSER_ENTRY]) {
    if (!manifest[entry]) throw new Error(`The browser build has no entry ${entry}.`);
  }
  const boot = manifest[BROWSER_BOOT]?.file;
  const fontLinks = fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  const linksByModules = new Map<string, string>();

  const getLinks = ({ modules, isStatic }: RenderedPage): string => {
    const key = isStatic ? `static ${modules.join()}` : modules.join();
    const cached = linksByModules.get(key);
    if (cached !== undefined) return cached;
    const { styles, scripts } = collectAssets(manifest, [BROWSER_ENTRY, ...modules]);
    const links = [
      ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
      ...fontLinks,
      // Load styles, fonts and pictures before scripts. See boot.ts.
      ...(isStatic
        ? []
        : [
            `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`,
            `<script type="module" src="/${boot}" fetchpriority="low"></script>`,
          ]),
    ].join('');
    linksByModules.set(key, links);
    return links;
  };

  return (page) => buildDocument(page, getLinks(page));
}

export function buildDocument(page: RenderedPage, links: string): Buffer {
  const markup =
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `${page.head}${links}</head><body><div id="root">${page.body}</div>${page.drawings}`;
  const state = page.isStatic ? '' : `<script type="application/json" id="${STATE_BLOCK_ID}">${page.state}</script>`;
  return encode(markup, `${state}</body></html>`);
}

/** ASCII is copied, not encoded, and the state is the larger half of a listing. */
function encode(text: string, ascii: string): Buffer {
  // Latin-1 keeps only the low byte of other letters, so U+013C would become `<`.
  if (Buffer.byteLength(ascii) !== ascii.length) throw new Error("The page's state is not ASCII.");
  const buffer = Buffer.allocUnsafe(Buffer.byteLength(text) + ascii.length);
  const written = buffer.write(text);
  buffer.write(ascii, written, 'latin1');
  return buffer;
}
