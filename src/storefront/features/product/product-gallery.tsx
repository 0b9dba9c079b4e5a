import type { ReactNode } from 'react';
import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import { hundredthsToInches } from '#domain/measuring/size.ts';
import type { ConfigurableType, OptionChoices } from '#domain/product/configuration.ts';
import type { ProductConfigurator } from './configuration/use-product-configurator.ts';
import { ImageViewer } from './viewer/image-viewer.tsx';

/** Props for the room view, which replaces the pictures. */
type RoomViewProps = {
  product: Product;
  main: ProductImage | undefined;
  colorHex: string | undefined;
  chooseColour: (colorHex: string) => void;
  size: { widthInInches: number; heightInInches: number } | undefined;
  unit: LengthUnit;
  type: ConfigurableType | undefined;
  options: OptionChoices;
};

/** Renders the room view around the pictures. */
export type RenderRoomView = (goods: RoomViewProps, pictures: ReactNode) => ReactNode;

type ProductGalleryProps = ProductConfigurator & { inRoom?: RenderRoomView | undefined };

/** The chosen colour at true scale: at the entered size, or the canvas type's. */
export function ProductGallery({ inRoom, ...configurator }: ProductGalleryProps) {
  const { product, main, type, options, colorHex, chooseColour } = configurator;
  const size = getMeasuredSize(configurator);
  const pictures = (
    <ImageViewer
      images={product.images}
      mainImage={main}
      title={product.title}
      category={product.category}
      widthInInches={size?.widthInInches}
      heightInInches={size?.heightInInches}
      unit={configurator.size.unit}
    />
  );
  if (!inRoom) return pictures;
  const { unit } = configurator.size;
  return inRoom({ product, main, colorHex, chooseColour, size, unit, type, options }, pictures);
}

function getMeasuredSize({ product, entered, price }: ProductConfigurator): RoomViewProps['size'] {
  const { widthHundredths, heightHundredths } = price.size;
  if (entered === undefined && !(product.category === 'canvas' && widthHundredths > 0)) return undefined;
  return {
    widthInInches: hundredthsToInches(widthHundredths),
    heightInInches: hundredthsToInches(heightHundredths),
  };
}
