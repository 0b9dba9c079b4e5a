import { isSameColour, listColours } from '#domain/catalogue/pictures/product-images.ts';
import { SwatchGroup } from '#ui/fields/swatch-group.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';

export function ColourPicker({ product, colorHex, chooseColour }: ProductConfigurator) {
  const colours = listColours(product.images);
  if (colours.length === 0) return null;
  const getColourName = (hex: string) =>
    product.images.find((image) => isSameColour(image.hexCode, hex) && image.colorName)?.colorName ?? hex;
  return (
    <SwatchGroup
      name="colour"
      legend="Colour"
      options={colours.map((hex) => ({ value: hex, colour: hex, label: getColourName(hex) }))}
      value={colorHex}
      onChange={chooseColour}
    />
  );
}
