import type { ReactNode } from 'react';
import type { Product, ProductImage } from '#contract/api/catalogue.ts';
import { hundredthsToInches } from '#domain/pricing/size.ts';
import type { ConfigurableType, OptionChoices } from '#domain/product/configuration.ts';
import type { LengthUnit } from '#domain/product/length-unit.ts';
import type { ConfiguredProduct } from './use-configured-product.ts';
import { ImageViewer } from './viewer/image-viewer.tsx';

/** What another view of the chosen goods needs to know. */
type ShownGoods = {
  product: Product;
  main: ProductImage | undefined;
  colorHex: string | undefined;
  chooseColour: (colorHex: string) => void;
  size: { widthInInches: number; heightInInches: number } | undefined;
  unit: LengthUnit;
  type: ConfigurableType | undefined;
  options: OptionChoices;
};

/** The pictures, and whatever a page wants to show in their place. */
export type InRoom = (goods: ShownGoods, pictures: ReactNode) => ReactNode;

type ProductGalleryProps = ConfiguredProduct & { inRoom?: InRoom | undefined };

/** The picture of the chosen colour at the true scale of the piece: the entered size, or a canvas type's own. */
export function ProductGallery({ inRoom, ...configured }: ProductGalleryProps) {
  const { product, main, type, options, colorHex, chooseColour } = configured;
  const size = measuredSize(configured);
  const pictures = (
    <ImageViewer
      images={product.images}
      mainImage={main}
      title={product.title}
      category={product.category}
      widthInInches={size?.widthInInches}
      heightInInches={size?.heightInInches}
      unit={configured.size.unit}
    />
  );
  if (!inRoom) return pictures;
  const { unit } = configured.size;
  return inRoom({ product, main, colorHex, chooseColour, size, unit, type, options }, pictures);
}

function measuredSize({ product, entered, price }: ConfiguredProduct): ShownGoods['size'] {
  const { widthHundredths, heightHundredths } = price.size;
  if (entered === undefined && !(product.category === 'canvas' && widthHundredths > 0)) return undefined;
  return {
    widthInInches: hundredthsToInches(widthHundredths),
    heightInInches: hundredthsToInches(heightHundredths),
  };
}
