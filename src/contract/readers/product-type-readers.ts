/**
 * Product types in every accepted spelling: `title` or `name`, `pricePerSqFt` or `price` (specification 0 §3).
 */
import type { BlindsType, CanvasType, CurtainType, FabricType, ProductType, WallpaperType } from '../api/catalogue.ts';
import { type JsonRecord, numberOf, numberOrNull, recordOf, textOf, textOrNull } from './unknown-json.ts';

type Reader<Type extends ProductType> = (value: unknown) => Type | undefined;

/** A type without id or price cannot be chosen, so it is left out. */
const typeReader =
  <Type extends ProductType>(rest: (type: JsonRecord) => Omit<Type, keyof ProductType>) =>
  (value: unknown): (ProductType & Omit<Type, keyof ProductType>) | undefined => {
    const type = recordOf(value);
    const id = textOf(type?.id);
    const pricePerSqFt = numberOf(type?.pricePerSqFt) ?? numberOf(type?.price);
    if (type === undefined || id === undefined || pricePerSqFt === undefined) return undefined;
    const title = textOf(type.title) ?? textOf(type.name) ?? '';
    return { id, title, description: textOf(type.description) ?? '', pricePerSqFt, ...rest(type) };
  };

export const readProductType: Reader<ProductType> = typeReader<ProductType>(() => ({}));

export const readWallpaperType: Reader<WallpaperType> = typeReader<WallpaperType>((type) => ({
  finish: textOrNull(type.finish),
  isWashable: type.isWashable === true,
}));

export const readCurtainType: Reader<CurtainType> = typeReader<CurtainType>((type) => ({
  configuration: textOrNull(type.configuration),
  heading: textOrNull(type.heading),
  tiebacks: textOrNull(type.tiebacks),
}));

export const readBlindsType: Reader<BlindsType> = typeReader<BlindsType>((type) => ({
  fittingType: textOrNull(type.fittingType),
  blindStyle: textOrNull(type.blindStyle),
  motorisation: textOrNull(type.motorisation),
  chainColour: textOrNull(type.chainColour),
  sideOfControls: textOrNull(type.sideOfControls),
}));

export const readFabricType: Reader<FabricType> = typeReader<FabricType>((type) => ({
  material: textOrNull(type.material),
  width: numberOrNull(type.width),
  isWashable: type.isWashable === true,
}));

export const readCanvasType: Reader<CanvasType> = typeReader<CanvasType>((type) => ({
  width: numberOf(type.width) ?? 0,
  height: numberOf(type.height) ?? 0,
  frameType: textOrNull(type.frameType),
  hasMirrorEdges: type.hasMirrorEdges === true,
}));
