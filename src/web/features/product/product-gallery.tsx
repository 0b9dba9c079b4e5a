import { hundredthsToInches } from '#domain/pricing/size.ts';
import type { ConfiguredProduct } from './use-configured-product.ts';
import { ImageViewer } from './viewer/image-viewer.tsx';

/** The picture of the chosen colour at the true scale of the piece: the entered size, or a canvas type's own. */
export function ProductGallery({ product, main, entered, price }: ConfiguredProduct) {
  const { widthHundredths, heightHundredths } = price.size;
  const isMeasured = entered !== undefined || (product.category === 'canvas' && widthHundredths > 0);
  return (
    <ImageViewer
      images={product.images}
      mainImage={main}
      title={product.title}
      category={product.category}
      widthInInches={isMeasured ? hundredthsToInches(widthHundredths) : undefined}
      heightInInches={isMeasured ? hundredthsToInches(heightHundredths) : undefined}
    />
  );
}
