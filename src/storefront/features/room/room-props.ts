import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import type { SizeInInches } from '#domain/measuring/size.ts';
import type { ConfigurableType, OptionChoices } from '#domain/product/configuration.ts';

export type RoomProps = {
  product: Product;
  /** The picture of the chosen colour. */
  mainImage: ProductImage | undefined;
  colorHex: string | undefined;
  chooseColour: (colorHex: string) => void;
  /** The entered size; a canvas has that of its type. */
  size: SizeInInches | undefined;
  unit: LengthUnit;
  type: ConfigurableType | undefined;
  /** Every option of the category with its value. */
  options: OptionChoices;
};

/** Wallpaper fills the wall until the visitor asks for the entered size. */
export type ShownProps = RoomProps & {
  /** The size to draw; without one, the piece fills the wall. */
  shownSize: SizeInInches | undefined;
  /** Omitted where there is nothing to switch. */
  exactSize: { isOn: boolean; toggle: () => void } | undefined;
};
