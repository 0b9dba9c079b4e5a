import type { Category } from '#domain/catalogue/category.ts';
import type { TypeFields } from '#domain/catalogue/type-fields.ts';
import type { DesignSlug } from './colourways.ts';

/** The product kind, named as in tools/art. */
export type DesignUse = 'wallpaper' | 'curtain' | 'blind' | 'canvas' | 'fabric';

/** The room in the product's picture. */
export type RoomName =
  | 'living'
  | 'bedroom'
  | 'nursery'
  | 'hallway'
  | 'curtain'
  | 'curtain-dining'
  | 'curtain-dining-sheer'
  | 'curtain-kids'
  | 'curtain-evening'
  | 'blind'
  | 'blind-study'
  | 'blind-kids'
  | 'blind-roman'
  | 'blind-kitchen-roman'
  | 'blind-zebra'
  | 'blind-study-zebra'
  | 'blind-study-venetian'
  | 'blind-study-metal'
  | 'canvas'
  | 'canvas-gallery'
  | 'canvas-reading'
  | 'fabric'
  | 'fabric-sofa'
  | 'fabric-armchair'
  | 'fabric-daybed';

type TypeBase = {
  /** Never change it: the type's id is derived from it. */
  key: string;
  title: string;
  description: string;
  /** Rupees. */
  pricePerSqFt: number;
};
/** A type with a value in every field. */
export type DemoType<C extends Category> = TypeBase & {
  [Field in keyof TypeFields<C>]: NonNullable<TypeFields<C>[Field]>;
};

/** A product as the files of the categories define it. */
export type ProductSource<C extends Category = Category> = {
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
  types: readonly DemoType<C>[];
};
