import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import type { productImages, products, productTypes } from '#server/platform/database/tables/catalogue-tables.ts';
import type { StringPool } from './string-pool.ts';

type ProductRow = typeof products.$inferSelect;
type TypeRow = typeof productTypes.$inferSelect;
type ImageRow = typeof productImages.$inferSelect;

export function toProduct(
  row: ProductRow,
  types: readonly TypeRow[],
  images: readonly ImageRow[],
  pool: StringPool,
): Product {
  const product: Product = {
    id: row.id,
    title: row.title,
    slug: row.slug,
    category: row.category as Product['category'],
    subCategory: pool.internText(row.subCategory),
    orderComment: row.orderComment,
    isFeatured: row.isFeatured,
    images: images.map((image) => toProductImage(image, pool)),
    wallpaperTypes: [],
    curtainTypes: [],
    blindsTypes: [],
    canvasTypes: [],
    fabricTypes: [],
  };
  setTypes[product.category](
    product,
    types.map((type) => internTexts(type, pool)),
  );
  return product;
}

const setTypes: Record<Product['category'], (product: Product, types: readonly TypeRow[]) => void> = {
  wallpaper: (product, types) => {
    product.wallpaperTypes = types.map((type) => ({
      ...toCommonFields(type),
      finish: type.finish,
      isWashable: type.isWashable ?? false,
    }));
    product.productTypes = product.wallpaperTypes;
  },
  curtains: (product, types) => {
    product.curtainTypes = types.map((type) => ({
      ...toCommonFields(type),
      configuration: type.configuration,
      heading: type.heading,
      tiebacks: type.tiebacks,
    }));
  },
  blinds: (product, types) => {
    product.blindsTypes = types.map((type) => ({
      ...toCommonFields(type),
      fittingType: type.fittingType,
      blindStyle: type.blindStyle,
      motorisation: type.motorisation,
      chainColour: type.chainColour,
      sideOfControls: type.sideOfControls,
    }));
  },
  canvas: (product, types) => {
    product.canvasTypes = types.map((type) => ({
      ...toCommonFields(type),
      width: (type.widthHundredths ?? 0) / 100,
      height: (type.heightHundredths ?? 0) / 100,
      frameType: type.frameType,
      hasMirrorEdges: type.hasMirrorEdges ?? false,
    }));
  },
  fabrics: (product, types) => {
    product.fabricTypes = types.map((type) => ({
      ...toCommonFields(type),
      material: type.material,
      width: type.widthHundredths === null ? null : type.widthHundredths / 100,
      isWashable: type.isWashable ?? false,
    }));
  },
};

function internTexts(type: TypeRow, { internText }: StringPool): TypeRow {
  const fields = Object.entries(type).map(([field, value]) => [
    field,
    typeof value === 'string' && !/id$/i.test(field) ? internText(value) : value,
  ]);
  return Object.fromEntries(fields);
}

const toCommonFields = (type: TypeRow) => ({
  id: type.id,
  title: type.title,
  description: type.description ?? '',
  pricePerSqFt: type.pricePerSqFtPaise / 100,
});

const toProductImage = (row: ImageRow, { internText, internNumbers }: StringPool): ProductImage => ({
  url: row.url,
  sortOrder: row.sortOrder,
  hexCode: internText(row.hexCode),
  colorName: internText(row.colorName),
  kind: internText(row.kind) as ProductImage['kind'],
  width: row.width,
  height: row.height,
  dominantColor: internText(row.dominantColor),
  widths: internNumbers(row.widths),
  ...(row.inchesWideHundredths === null ? {} : { inchesWide: row.inchesWideHundredths / 100 }),
  ...(row.repeatHundredths === null ? {} : { repeatInches: row.repeatHundredths / 100 }),
});
