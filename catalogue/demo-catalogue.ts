/** The demo catalogue: every product with its ids, its colours and the pictures it wants. Pure data, no server. */
import { blinds } from './blinds.ts';
import { canvas } from './canvas.ts';
import { colourways, type DesignSlug } from './colourways.ts';
import { curtains } from './curtains.ts';
import type {
  BlindsType,
  CanvasType,
  CurtainType,
  DemoCategory,
  DesignUse,
  FabricType,
  ProductSource,
  RoomName,
  WallpaperType,
} from './demo-product.ts';
import { fabrics } from './fabrics.ts';
import { stableId } from './stable-id.ts';
import { wallpaper } from './wallpaper.ts';

type AnyType = WallpaperType | CurtainType | BlindsType | CanvasType | FabricType;
export type DemoColourway = { name: string; hexCode: string };
type DemoType = Omit<AnyType, 'key'> & { id: string };
export type DemoProduct = {
  id: string;
  slug: string;
  category: DemoCategory;
  title: string;
  subCategory: string | null;
  orderComment: string | null;
  isFeatured: boolean;
  design: DesignSlug;
  use: DesignUse;
  room: RoomName;
  colourways: readonly DemoColourway[];
  types: readonly DemoType[];
};

const productId = (slug: string): string => stableId(`product/${slug}`);

const listColours = (design: DesignSlug): DemoColourway[] =>
  Object.entries(colourways[design]).map(([name, hexCode]) => ({ name, hexCode }));

function demoProduct(category: DemoCategory, use: DesignUse, source: ProductSource<AnyType>): DemoProduct {
  const { isFeatured = false, types, ...rest } = source;
  return {
    ...rest,
    id: productId(source.slug),
    category,
    use,
    isFeatured,
    colourways: listColours(source.design),
    types: types.map(({ key, ...type }) => ({ id: stableId(`type/${source.slug}/${key}`), ...type })),
  };
}

/** In shop order: the order of the catalogue endpoints. */
export const demoProducts: readonly DemoProduct[] = [
  ...wallpaper.map((source) => demoProduct('wallpaper', 'wallpaper', source)),
  ...curtains.map((source) => demoProduct('curtains', 'curtain', source)),
  ...blinds.map((source) => demoProduct('blinds', 'blind', source)),
  ...canvas.map((source) => demoProduct('canvas', 'canvas', source)),
  ...fabrics.map((source) => demoProduct('fabrics', 'fabric', source)),
];

/** The four static sample cards of the home page, from 210 to 510 rupees per square foot (SRV-18, decision D-03). */
export const HOME_SAMPLE_IDS = [
  productId('basant-vine-wallpaper'),
  productId('langur-moonlight-wallpaper'),
  productId('sarovar-heron-wallpaper'),
  productId('mahal-damask-wallpaper'),
] as const;
