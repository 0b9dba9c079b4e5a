import { useReducer, useState } from 'react';
import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { getViewedPiece } from '#domain/catalogue/pictures/image-viewer.ts';
import { findAlternateImage } from '#domain/catalogue/pictures/product-images.ts';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import { ViewerDisplay } from './display/viewer-display.tsx';
import { createViewerContent, placeContent } from './geometry/viewer-content.ts';
import styles from './image-viewer.module.css';
import { usePictureFallback } from './use-picture-fallback.ts';
import { ViewerCaption } from './viewer-caption.tsx';
import { ViewerControls } from './viewer-controls.tsx';
import { buildPictureAltText } from './viewer-copy.ts';
import { INITIAL_VIEWER, reduceViewer, type ViewerAction, type ViewerState } from './viewer-state.ts';
import { type PictureChoice, ViewerThumbnails } from './viewer-thumbnails.tsx';

export type ImageViewerProps = {
  images: readonly ProductImage[];
  /** The picture of the chosen colour. */
  mainImage: ProductImage | undefined;
  title: string;
  category: Product['category'];
  /** The entered size; a canvas has that of its type. */
  widthInInches?: number | undefined;
  heightInInches?: number | undefined;
  /** The shopper's unit. */
  unit?: LengthUnit;
};

export function ImageViewer(props: ImageViewerProps) {
  const { images, mainImage, title, category, widthInInches, heightInInches, unit = 'in' } = props;
  const pictures = { main: mainImage, alternate: mainImage && findAlternateImage(images, mainImage) };
  const [choice, choose] = usePictureChoice(mainImage?.url);
  const { resolveFile, markBroken } = usePictureFallback();
  const image = pictures[choice];
  const content = createViewerContent(
    resolveFile(image),
    getViewedPiece(widthInInches, heightInInches),
    category === 'canvas',
  );
  const [state, dispatch] = useReducer(
    (current: ViewerState, action: ViewerAction) => reduceViewer(current, action, content.aspect),
    INITIAL_VIEWER,
  );
  const thumbnails = (['main', 'alternate'] as const).map((option) => ({
    choice: option,
    name: `${option === 'main' ? 'Main' : 'Alternate'} picture`,
    file: resolveFile(pictures[option]),
  }));
  return (
    <section className={styles.viewer} aria-label="Image viewer">
      <ViewerDisplay
        content={placeContent(content, state)}
        state={state}
        dispatch={dispatch}
        alt={buildPictureAltText(title, image, content.file === image)}
        onFail={markBroken}
      />
      <div className={styles.controls}>
        <ViewerControls state={state} dispatch={dispatch} />
      </div>
      <div className={styles.foot}>
        <ViewerThumbnails thumbnails={thumbnails} chosen={choice} onChoose={choose} onFail={markBroken} />
        <ViewerCaption content={content} mode={state.mode} unit={unit} />
      </div>
    </section>
  );
}

/** Resets to the main picture when the colour changes. */
function usePictureChoice(mainUrl: string | undefined): [PictureChoice, (choice: PictureChoice) => void] {
  const [chosen, setChosen] = useState<{ mainUrl: string | undefined; choice: PictureChoice }>({
    mainUrl,
    choice: 'main',
  });
  const choice = chosen.mainUrl === mainUrl ? chosen.choice : 'main';
  return [choice, (next) => setChosen({ mainUrl, choice: next })];
}
