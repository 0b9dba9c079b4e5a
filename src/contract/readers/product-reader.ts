/**
 * Products as the shop front takes them in: missing lists are empty, wallpaper types come from `wallpaperTypes` or
 * `productTypes`, and pictures without measures get plausible ones (specification 0 §3).
 */

import { parseCategory } from '#domain/catalogue/category.ts';
import { imagesInOrder } from '#domain/catalogue/product-images.ts';
import { typesOf } from '#domain/catalogue/product-types.ts';
import type { Product, ProductImage, WallpaperType } from '../api/catalogue.ts';
import { readEnvelope } from './envelope-reader.ts';
import {
  readBlindsType,
  readCanvasType,
  readCurtainType,
  readFabricType,
  readWallpaperType,
} from './product-type-readers.ts';
import { type JsonRecord, listOf, numberOf, readEach, recordOf, textOf, textOrNull } from './unknown-json.ts';

/** Pixels; a square keeps a layout calm until the picture itself is there. */
const UNKNOWN_PICTURE_SIDE = 1000;

const readKind = (value: unknown): ProductImage['kind'] => (value === 'room' || value === 'detail' ? value : 'flat');

const readProductImage = (value: unknown): ProductImage | undefined => {
  const image = recordOf(value);
  const url = textOf(image?.url);
  if (image === undefined || url === undefined) return undefined;
  const inchesWide = numberOf(image.inchesWide);
  const repeatInches = numberOf(image.repeatInches);
  return {
    url,
    sortOrder: numberOf(image.sortOrder) ?? 0,
    hexCode: textOrNull(image.hexCode),
    colorName: textOrNull(image.colorName),
    kind: readKind(image.kind),
    width: numberOf(image.width) ?? UNKNOWN_PICTURE_SIDE,
    height: numberOf(image.height) ?? UNKNOWN_PICTURE_SIDE,
    dominantColor: textOf(image.dominantColor) ?? textOf(image.hexCode) ?? 'transparent',
    widths: readEach(image.widths, numberOf),
    ...(inchesWide === undefined ? {} : { inchesWide }),
    ...(repeatInches === undefined ? {} : { repeatInches }),
  };
};

export const readProductImages = (value: unknown): ProductImage[] => imagesInOrder(readEach(value, readProductImage));

const readWallpaperTypes = ({ wallpaperTypes, productTypes }: JsonRecord): WallpaperType[] =>
  readEach(
    typesOf('wallpaper', { wallpaperTypes: listOf(wallpaperTypes), productTypes: listOf(productTypes) }),
    readWallpaperType,
  );

/** A product without id or without one of the five categories is unreadable. */
export const readProduct = (value: unknown): Product | undefined => {
  const product = recordOf(value);
  const id = textOf(product?.id);
  const category = parseCategory(product?.category);
  if (product === undefined || id === undefined || category === undefined) return undefined;
  return {
    id,
    title: textOf(product.title) ?? '',
    slug: textOf(product.slug) ?? '',
    category,
    subCategory: textOrNull(product.subCategory),
    orderComment: textOrNull(product.orderComment),
    isFeatured: product.isFeatured === true,
    images: readProductImages(product.images),
    wallpaperTypes: category === 'wallpaper' ? readWallpaperTypes(product) : [],
    curtainTypes: readEach(product.curtainTypes, readCurtainType),
    blindsTypes: readEach(product.blindsTypes, readBlindsType),
    canvasTypes: readEach(product.canvasTypes, readCanvasType),
    fabricTypes: readEach(product.fabricTypes, readFabricType),
  };
};

/** Lists that were read before. While pages are rendered on the server, the same list of the catalogue comes again. */
const readings = new WeakMap<object, readonly Product[]>();

/** The list in an answer of the three list calls. */
export const readProducts = (body: unknown): readonly Product[] => {
  const { data } = readEnvelope(body);
  if (typeof data !== 'object' || data === null) return [];
  const known = readings.get(data);
  if (known) return known;
  const products = readEach(data, readProduct);
  readings.set(data, products);
  return products;
};

/** The product in an answer of GetProductById. */
export const readProductAnswer = (body: unknown): Product | undefined => readProduct(readEnvelope(body).data);
