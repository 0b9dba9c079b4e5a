/** Builds the catalogue file from the demo products and the rendered pictures. */
import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import type { ImageKind } from '#domain/catalogue/pictures/image-kinds.ts';
import { type DemoColourway, type DemoProduct, demoProducts } from '../demo-catalogue.ts';
import { buildPictureNames } from './picture-names.ts';

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

/** The side of each design's square repeat in inches; designs that do not repeat are missing. */
export type PatternRepeats = Readonly<Record<string, number>>;

type FileImage = CatalogueFileProduct['images'][number];

export const buildDemoCatalogueFile = (manifest: PictureManifest, repeats: PatternRepeats): CatalogueFile => ({
  products: demoProducts.map((product) => toFileProduct(product, manifest, repeats)),
});

function toFileProduct(product: DemoProduct, manifest: PictureManifest, repeats: PatternRepeats): CatalogueFileProduct {
  const { id, title, slug, category, subCategory, orderComment, isFeatured, types } = product;
  const repeatInches = repeats[product.design];
  const images = product.colourways
    .flatMap((colourway) => listColourImages(product, colourway, manifest))
    .map((image) => (image.kind === 'flat' && repeatInches !== undefined ? { ...image, repeatInches } : image));
  const built = { id, title, slug, category, subCategory, orderComment, isFeatured, images, types };
  // The schema checks that the types fit the category.
  return built as unknown as CatalogueFileProduct;
}

/** The first picture represents the colour: wallpaper by its pattern, everything else by the product itself. */
const listKinds = ({ use }: DemoProduct): readonly ImageKind[] =>
  use === 'wallpaper' ? ['flat', 'room', 'product', 'detail'] : ['product', 'room', 'flat', 'detail'];

function listColourImages(product: DemoProduct, colourway: DemoColourway, manifest: PictureManifest): FileImage[] {
  const names = buildPictureNames(product, colourway.name);
  return listKinds(product).flatMap((kind) => {
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
