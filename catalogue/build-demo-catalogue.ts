/** Joins the products with the pictures that exist, into the file that the shop loads. */
import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { type DemoColourway, type DemoProduct, demoProducts } from './demo-catalogue.ts';
import { type PictureNames, pictureNames } from './picture-names.ts';

type ManifestPicture = {
  url: string;
  width: number;
  height: number;
  widths: number[];
  dominantColor: string;
  inchesWide?: number;
};
/** `tools/art/pictures.json`: every picture by its name. */
export type PictureManifest = Readonly<Record<string, ManifestPicture>>;

/** Side of the square repeat of each design, in inches; pictures that do not repeat are left out. */
export type PatternRepeats = Readonly<Record<string, number>>;

type FileImage = CatalogueFileProduct['images'][number];

export const buildDemoCatalogueFile = (manifest: PictureManifest, repeats: PatternRepeats): CatalogueFile => ({
  products: demoProducts.map((product) => fileProduct(product, manifest, repeats)),
});

function fileProduct(product: DemoProduct, manifest: PictureManifest, repeats: PatternRepeats): CatalogueFileProduct {
  const { id, title, slug, category, subCategory, orderComment, isFeatured, types } = product;
  const repeatInches = repeats[product.design];
  const images = product.colourways
    .flatMap((colourway) => imagesOfColour(product, colourway, manifest))
    .map((image) => (image.kind === 'flat' && repeatInches !== undefined ? { ...image, repeatInches } : image));
  const built = { id, title, slug, category, subCategory, orderComment, isFeatured, images, types };
  // Sound because each category's file uses its own types; the schema checks it again.
  return built as unknown as CatalogueFileProduct;
}

/** Flat picture first, because it represents the colour; then room, then close-up. */
const KINDS = ['flat', 'room', 'detail'] as const satisfies readonly (keyof PictureNames)[];

function imagesOfColour(product: DemoProduct, colourway: DemoColourway, manifest: PictureManifest): FileImage[] {
  const names = pictureNames(product, colourway.name);
  return KINDS.flatMap((kind) => {
    const picture = manifest[names[kind]];
    return picture ? [toImage(kind, picture, colourway)] : [];
  });
}

const toImage = (kind: FileImage['kind'], picture: ManifestPicture, { name, hexCode }: DemoColourway): FileImage => ({
  url: picture.url,
  hexCode,
  colorName: name,
  kind,
  width: picture.width,
  height: picture.height,
  dominantColor: picture.dominantColor,
  widths: picture.widths,
  ...(picture.inchesWide === undefined ? {} : { inchesWide: picture.inchesWide }),
});
