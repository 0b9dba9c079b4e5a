/**
 * Reads products from responses: missing lists become empty, wallpaper types come from `wallpaperTypes` or `productTypes`,
 * images without dimensions get default ones.
 */
import { parseCategory } from '#domain/catalogue/category.ts';
import { sortImages } from '#domain/catalogue/pictures/product-images.ts';
import { getProductTypes } from '#domain/catalogue/product-types.ts';
import type { Product, ProductImage, WallpaperType } from '../storefront/catalogue.ts';
import { readEnvelope } from './envelope-reader.ts';
import {
  readBlindsType,
  readCanvasType,
  readCurtainType,
  readFabricType,
  readWallpaperType,
} from './product-type-readers.ts';
import { asList, asRecord, type JsonRecord, readEach, readNumber, readText, readTextOrNull } from './unknown-json.ts';

/** Assumes a square image, so that the layout does not jump much when it loads. */
const DEFAULT_IMAGE_SIDE_PX = 1000;

const readKind = (value: unknown): ProductImage['kind'] => (value === 'room' || value === 'detail' ? value : 'flat');

const readProductImage = (value: unknown): ProductImage | undefined => {
  const image = asRecord(value);
  const url = readText(image?.url);
  if (image === undefined || url === undefined) return undefined;
  const inchesWide = readNumber(image.inchesWide);
  const repeatInches = readNumber(image.repeatInches);
  return {
    url,
    sortOrder: readNumber(image.sortOrder) ?? 0,
    hexCode: readTextOrNull(image.hexCode),
    colorName: readTextOrNull(image.colorName),
    kind: readKind(image.kind),
    width: readNumber(image.width) ?? DEFAULT_IMAGE_SIDE_PX,
    height: readNumber(image.height) ?? DEFAULT_IMAGE_SIDE_PX,
    dominantColor: readText(image.dominantColor) ?? readText(image.hexCode) ?? 'transparent',
    widths: readEach(image.widths, readNumber),
    ...(inchesWide === undefined ? {} : { inchesWide }),
    ...(repeatInches === undefined ? {} : { repeatInches }),
  };
};

export const readProductImages = (value: unknown): ProductImage[] => sortImages(readEach(value, readProductImage));

const readWallpaperTypes = ({ wallpaperTypes, productTypes }: JsonRecord): WallpaperType[] =>
  readEach(
    getProductTypes('wallpaper', { wallpaperTypes: asList(wallpaperTypes), productTypes: asList(productTypes) }),
    readWallpaperType,
  );

/** Returns `undefined` without an id or a known category. */
export const readProduct = (value: unknown): Product | undefined => {
  const product = asRecord(value);
  const id = readText(product?.id);
  const category = parseCategory(product?.category);
  if (product === undefined || id === undefined || category === undefined) return undefined;
  return {
    id,
    title: readText(product.title) ?? '',
    slug: readText(product.slug) ?? '',
    category,
    subCategory: readTextOrNull(product.subCategory),
    orderComment: readTextOrNull(product.orderComment),
    isFeatured: product.isFeatured === true,
    images: readProductImages(product.images),
    wallpaperTypes: category === 'wallpaper' ? readWallpaperTypes(product) : [],
    curtainTypes: readEach(product.curtainTypes, readCurtainType),
    blindsTypes: readEach(product.blindsTypes, readBlindsType),
    canvasTypes: readEach(product.canvasTypes, readCanvasType),
    fabricTypes: readEach(product.fabricTypes, readFabricType),
  };
};

/** Server rendering passes the same catalogue list many times. */
const parsedLists = new WeakMap<object, readonly Product[]>();

export const readProducts = (body: unknown): readonly Product[] => {
  const { data } = readEnvelope(body);
  if (typeof data !== 'object' || data === null) return [];
  const cached = parsedLists.get(data);
  if (cached) return cached;
  const products = readEach(data, readProduct);
  parsedLists.set(data, products);
  return products;
};

export const readProductResponse = (body: unknown): Product | undefined => readProduct(readEnvelope(body).data);
