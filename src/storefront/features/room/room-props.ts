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
