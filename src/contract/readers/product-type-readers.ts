/** Reads product types; `name` and `price` are accepted instead of `title` and `pricePerSqFt`. */
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

/** Rejects types without an id or a price, because they cannot be sold. */
const createTypeReader =
  <Type extends ProductType>(readOwnFields: (type: JsonRecord) => Omit<Type, keyof ProductType>) =>
  (value: unknown): (ProductType & Omit<Type, keyof ProductType>) | undefined => {
    const type = asRecord(value);
    const id = readText(type?.id);
    const pricePerSqFt = readNumber(type?.pricePerSqFt) ?? readNumber(type?.price);
    if (type === undefined || id === undefined || pricePerSqFt === undefined) return undefined;
    const title = readText(type.title) ?? readText(type.name) ?? '';
    return { id, title, description: readText(type.description) ?? '', pricePerSqFt, ...readOwnFields(type) };
  };

export const readProductType: Reader<ProductType> = createTypeReader<ProductType>(() => ({}));

export const readWallpaperType: Reader<WallpaperType> = createTypeReader<WallpaperType>((type) => ({
  finish: readTextOrNull(type.finish),
  isWashable: type.isWashable === true,
}));

export const readCurtainType: Reader<CurtainType> = createTypeReader<CurtainType>((type) => ({
  configuration: readTextOrNull(type.configuration),
  heading: readTextOrNull(type.heading),
  tiebacks: readTextOrNull(type.tiebacks),
}));

export const readBlindsType: Reader<BlindsType> = createTypeReader<BlindsType>((type) => ({
  fittingType: readTextOrNull(type.fittingType),
  blindStyle: readTextOrNull(type.blindStyle),
  motorisation: readTextOrNull(type.motorisation),
  chainColour: readTextOrNull(type.chainColour),
  sideOfControls: readTextOrNull(type.sideOfControls),
}));

export const readFabricType: Reader<FabricType> = createTypeReader<FabricType>((type) => ({
  material: readTextOrNull(type.material),
  width: readNumberOrNull(type.width),
  isWashable: type.isWashable === true,
}));

export const readCanvasType: Reader<CanvasType> = createTypeReader<CanvasType>((type) => ({
  width: readNumber(type.width) ?? 0,
  height: readNumber(type.height) ?? 0,
  frameType: readTextOrNull(type.frameType),
  hasMirrorEdges: type.hasMirrorEdges === true,
}));
