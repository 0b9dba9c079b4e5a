import type { Product, ProductImage } from '#contract/api/catalogue.ts';
import type { ConfigurableType, OptionChoices } from '#domain/product/configuration.ts';
import type { LengthUnit } from '#domain/product/length-unit.ts';
import type { InchSize } from '#domain/room/metres.ts';

/** What the product page knows and the live view shows. */
export type RoomProps = {
  product: Product;
  /** The picture of the chosen colour. */
  main: ProductImage | undefined;
  colorHex: string | undefined;
  chooseColour: (colorHex: string) => void;
  /** The entered size; a canvas has that of its type. */
  size: InchSize | undefined;
  unit: LengthUnit;
  type: ConfigurableType | undefined;
  /** Every option of the category with its value. */
  options: OptionChoices;
};
