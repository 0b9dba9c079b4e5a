import { colourSwatches, isSameColour } from '#domain/catalogue/product-images.ts';
import { SwatchGroup } from '#ui/fields/swatch-group.tsx';
import type { ConfiguredProduct } from '../use-configured-product.ts';

export function ColourPicker({ product, colorHex, chooseColour }: ConfiguredProduct) {
  const colours = colourSwatches(product.images);
  if (colours.length === 0) return null;
  const nameOf = (hex: string) =>
    product.images.find((image) => isSameColour(image.hexCode, hex) && image.colorName)?.colorName ?? hex;
  return (
    <SwatchGroup
      legend="Colour"
      options={colours.map((hex) => ({ value: hex, colour: hex, name: nameOf(hex) }))}
      value={colorHex}
      onChange={chooseColour}
    />
  );
}
