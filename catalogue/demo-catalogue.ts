/** The products of the demo catalogue, with their ids and colourways. */
import type { Category } from '#domain/catalogue/category.ts';
import { blinds } from './demo/blinds.ts';
import { canvas } from './demo/canvas.ts';
import { colourways, type DesignSlug } from './demo/colourways.ts';
import { curtains } from './demo/curtains.ts';
import type { DemoType, DesignUse, ProductSource, RoomName } from './demo/demo-product.ts';
import { fabrics } from './demo/fabrics.ts';
import { createStableId } from './demo/stable-id.ts';
import { wallpaper } from './demo/wallpaper.ts';

export type DemoColourway = { name: string; hexCode: string };
type IdentifiedType = Omit<DemoType<Category>, 'key'> & { id: string };
export type DemoProduct = {
  id: string;
  slug: string;
  category: Category;
  title: string;
  subCategory: string | null;
  orderComment: string | null;
  isFeatured: boolean;
  design: DesignSlug;
  use: DesignUse;
  room: RoomName;
  colourways: readonly DemoColourway[];
  types: readonly IdentifiedType[];
};

const createProductId = (slug: string): string => createStableId(`product/${slug}`);

const listColours = (design: DesignSlug): DemoColourway[] =>
  Object.entries(colourways[design]).map(([name, hexCode]) => ({ name, hexCode }));

function createDemoProduct(category: Category, use: DesignUse, source: ProductSource): DemoProduct {
  const { isFeatured = false, types, ...rest } = source;
  return {
    ...rest,
    id: createProductId(source.slug),
    category,
    use,
    isFeatured,
    colourways: listColours(source.design),
    types: types.map(({ key, ...type }) => ({ id: createStableId(`type/${source.slug}/${key}`), ...type })),
  };
}

/** In display order. */
export const demoProducts: readonly DemoProduct[] = [
  ...wallpaper.map((source) => createDemoProduct('wallpaper', 'wallpaper', source)),
  ...curtains.map((source) => createDemoProduct('curtains', 'curtain', source)),
  ...blinds.map((source) => createDemoProduct('blinds', 'blind', source)),
  ...canvas.map((source) => createDemoProduct('canvas', 'canvas', source)),
  ...fabrics.map((source) => createDemoProduct('fabrics', 'fabric', source)),
];
