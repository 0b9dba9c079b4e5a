import type { ReactNode } from 'react';
import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import { toSizeInInches } from '#domain/measuring/size.ts';
import type { ConfigurableType, OptionChoices } from '#domain/product/configuration.ts';
import type { ProductConfigurator } from './configuration/use-product-configurator.ts';
import { ImageViewer } from './viewer/image-viewer.tsx';

/** Props for the room view, which replaces the pictures. */
type RoomViewProps = {
  product: Product;
  mainImage: ProductImage | undefined;
  colorHex: string | undefined;
  chooseColour: (colorHex: string) => void;
  size: { widthInInches: number; heightInInches: number } | undefined;
  unit: LengthUnit;
  type: ConfigurableType | undefined;
  options: OptionChoices;
};

/** Renders the room view, or the pictures with the button that opens it. */
export type RenderRoomView = (props: RoomViewProps, renderPictures: (roomOpener?: ReactNode) => ReactNode) => ReactNode;

type ProductGalleryProps = ProductConfigurator & { renderRoomView?: RenderRoomView | undefined };

/** Shows the chosen colour at true scale: at the entered size, or the canvas type's. */
export function ProductGallery({ renderRoomView, ...configurator }: ProductGalleryProps) {
  const { product, mainImage, type, options, colorHex, chooseColour } = configurator;
  const size = getShownSize(configurator);
  const renderPictures = (roomOpener?: ReactNode) => (
    <ImageViewer
      images={product.images}
      mainImage={mainImage}
      title={product.title}
      category={product.category}
      widthInInches={size?.widthInInches}
      heightInInches={size?.heightInInches}
      unit={configurator.sizeDraft.unit}
      roomOpener={roomOpener}
    />
  );
  if (!renderRoomView) return renderPictures();
  const { unit } = configurator.sizeDraft;
  return renderRoomView({ product, mainImage, colorHex, chooseColour, size, unit, type, options }, renderPictures);
}

function getShownSize({ product, enteredSize, price }: ProductConfigurator): RoomViewProps['size'] {
  const isSizedCanvas = product.category === 'canvas' && price.size.widthHundredths > 0;
  return enteredSize || isSizedCanvas ? toSizeInInches(price.size) : undefined;
}
