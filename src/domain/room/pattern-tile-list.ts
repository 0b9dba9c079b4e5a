/** The bare patterns of products whose flat picture may show waves, slats or a frame. Shared by design, which keeps the list short. */
export type PatternTiles = {
  /** The design of each product, by its slug. */
  readonly productDesigns: Readonly<Record<string, string>>;
  /** The hash in each tile's file name, by design and colour. */
  readonly hashes: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export const buildTileUrl = (design: string, colour: string, hash: string): string =>
  `/rooms/tile-${design}-${colour}.${hash}.avif`;

export const listTileUrls = ({ hashes }: PatternTiles): string[] =>
  Object.entries(hashes).flatMap(([design, colours]) =>
    Object.entries(colours).map(([colour, hash]) => buildTileUrl(design, colour, hash)),
  );

/** Finds the tile for a flat picture, which is named after product and colour: `basant-vine-curtains-ivory-flat`. */
export function findTileUrl({ productDesigns, hashes }: PatternTiles, pictureName: string): string | undefined {
  const [, name = ''] = /^(.+)-flat$/.exec(pictureName) ?? [];
  for (const [slug, design] of Object.entries(productDesigns)) {
    const colour = name.startsWith(`${slug}-`) ? name.slice(slug.length + 1) : '';
    const hash = hashes[design]?.[colour];
    if (hash !== undefined) return buildTileUrl(design, colour, hash);
  }
  return undefined;
}
