/**
 * Product types in every accepted spelling: `title` or `name`, `pricePerSqFt` or `price` (specification 0 §3).
 */
import type {
  BlindsType,
  CanvasType,
  CurtainType,
  FabricType,
  ProductType,
  WallpaperType,
} from '../storefront/catalogue.ts';
import { asRecord, type JsonRecord, readNumber, readNumberOrNull, readText, readTextOrNull } from './unknown-json.ts';

type Reader<Type extends ProductType> = (value: unknown) => Type | undefined;

/** A type without id or price cannot be chosen, so it is left out. */
const typeReader =
  <Type extends ProductType>(rest: (type: JsonRecord) => Omit<Type, keyof ProductType>) =>
  (value: unknown): (ProductType & Omit<Type, keyof ProductType>) | undefined => {
    const type = asRecord(value);
    const id = readText(type?.id);
    const pricePerSqFt = readNumber(type?.pricePerSqFt) ?? readNumber(type?.price);
    if (type === undefined || id === undefined || pricePerSqFt === undefined) return undefined;
    const title = readText(type.title) ?? readText(type.name) ?? '';
    return { id, title, description: readText(type.description) ?? '', pricePerSqFt, ...rest(type) };
  };

export const readProductType: Reader<ProductType> = typeReader<ProductType>(() => ({}));

export const readWallpaperType: Reader<WallpaperType> = typeReader<WallpaperType>((type) => ({
  finish: readTextOrNull(type.finish),
  isWashable: type.isWashable === true,
}));

export const readCurtainType: Reader<CurtainType> = typeReader<CurtainType>((type) => ({
  configuration: readTextOrNull(type.configuration),
  heading: readTextOrNull(type.heading),
  tiebacks: readTextOrNull(type.tiebacks),
}));

export const readBlindsType: Reader<BlindsType> = typeReader<BlindsType>((type) => ({
  fittingType: readTextOrNull(type.fittingType),
  blindStyle: readTextOrNull(type.blindStyle),
  motorisation: readTextOrNull(type.motorisation),
  chainColour: readTextOrNull(type.chainColour),
  sideOfControls: readTextOrNull(type.sideOfControls),
}));

export const readFabricType: Reader<FabricType> = typeReader<FabricType>((type) => ({
  material: readTextOrNull(type.material),
  width: readNumberOrNull(type.width),
  isWashable: type.isWashable === true,
}));

export const readCanvasType: Reader<CanvasType> = typeReader<CanvasType>((type) => ({
  width: readNumber(type.width) ?? 0,
  height: readNumber(type.height) ?? 0,
  frameType: readTextOrNull(type.frameType),
  hasMirrorEdges: type.hasMirrorEdges === true,
}));
