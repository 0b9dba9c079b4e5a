import type { DesignSlug } from './colourways.ts';

export type DemoCategory = 'wallpaper' | 'curtains' | 'blinds' | 'canvas' | 'fabrics';

/** The product kind, named as in tools/art. */
export type DesignUse = 'wallpaper' | 'curtain' | 'blind' | 'canvas' | 'fabric';

/** The room in the product's picture. */
export type RoomName =
  | 'living'
  | 'bedroom'
  | 'nursery'
  | 'curtain'
  | 'curtain-blackout'
  | 'blind'
  | 'blind-roman'
  | 'blind-zebra'
  | 'blind-venetian'
  | 'canvas'
  | 'canvas-gallery'
  | 'fabric';

type TypeBase = {
  /** Never change it: the type's id is derived from it. */
  key: string;
  title: string;
  description: string;
  /** Rupees. */
  pricePerSqFt: number;
};
export type WallpaperType = TypeBase & { finish: string; isWashable: boolean };
export type CurtainType = TypeBase & { configuration: string; heading: string; tiebacks: string };
export type BlindsType = TypeBase & {
  fittingType: string;
  blindStyle: string;
  motorisation: string;
  chainColour: string;
  sideOfControls: string;
};
export type CanvasType = TypeBase & { width: number; height: number; frameType: string; hasMirrorEdges: boolean };
export type FabricType = TypeBase & { material: string; width: number; isWashable: boolean };

/** A product as the files of the categories define it. */
export type ProductSource<Type extends TypeBase> = {
  /** Unique. Never change it: the product's id is derived from it. */
  slug: string;
  title: string;
  /** `null` lists the product under Misc. */
  subCategory: string | null;
  /** The product description. */
  orderComment: string | null;
  isFeatured?: boolean;
  design: DesignSlug;
  room: RoomName;
  types: readonly Type[];
};
