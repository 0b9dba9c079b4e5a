import { type ReactNode, useReducer, useState } from 'react';
import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { getViewedPiece } from '#domain/catalogue/pictures/image-viewer.ts';
import { listGalleryImages } from '#domain/catalogue/pictures/product-images.ts';
import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import { ViewerDisplay } from './display/viewer-display.tsx';
import { createViewerContent, placeContent } from './geometry/viewer-content.ts';
import styles from './image-viewer.module.css';
import { usePictureFallback } from './use-picture-fallback.ts';
import { ViewerButton } from './viewer-button.tsx';
import { ViewerCaption } from './viewer-caption.tsx';
import { ViewerControls } from './viewer-controls.tsx';
import { buildPictureAltText } from './viewer-copy.ts';
import { INITIAL_VIEWER, reduceViewer, type ViewerAction, type ViewerState } from './viewer-state.ts';
import { ViewerThumbnails } from './viewer-thumbnails.tsx';

/** Opens the controls on narrow screens (D-37). */
const TOOLS_LABEL = 'Zoom and measure';
const THUMBNAIL_NAMES = ['Main picture', 'Alternate picture'];

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
  /** Shown on the picture. */
  roomOpener?: ReactNode;
};

export function ImageViewer(props: ImageViewerProps) {
  const { images, mainImage, title, category, widthInInches, heightInInches, unit = 'in', roomOpener } = props;
  const pictures = listGalleryImages(images, mainImage);
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
  const [isInUse, setInUse] = useState(false);
  const noteUse = () => setInUse(true);
  const [areToolsOpen, setToolsOpen] = useState(false);
  const toggleTools = () => {
    setToolsOpen(!areToolsOpen);
    // A picture that moves with the finger would stop the page from scrolling.
    if (areToolsOpen && state.mode === 'unlocked') dispatch({ type: 'lockToggled' });
  };
  const thumbnails = pictures.map((picture, index) => ({
    name: THUMBNAIL_NAMES[index] ?? `Picture ${index + 1}`,
    file: resolveFile(picture),
  }));
  return (
    <section className={styles.viewer} aria-label="Image viewer" onPointerEnter={noteUse} onFocus={noteUse}>
      <div className={styles.picture} data-testid="picture">
        <ViewerDisplay
          content={placeContent(content, state)}
          state={state}
          dispatch={dispatch}
          alt={buildPictureAltText(title, image, content.file === image)}
          onFail={markBroken}
          isInUse={isInUse}
        />
        <div className={styles.onPicture}>{roomOpener}</div>
      </div>
      <div className={styles.foot}>
        <ViewerThumbnails thumbnails={thumbnails} chosen={choice} onChoose={choose} onFail={markBroken} />
        <div className={styles.toolsButton}>
          <ViewerButton
            icon="ruler"
            label={TOOLS_LABEL}
            text={TOOLS_LABEL}
            aria-expanded={areToolsOpen}
            onClick={toggleTools}
          />
        </div>
      </div>
      <div className={styles.tools} data-open={areToolsOpen}>
        <ViewerCaption content={content} mode={state.mode} unit={unit} />
        <div className={styles.controls}>
          <ViewerControls state={state} dispatch={dispatch} />
        </div>
      </div>
    </section>
  );
}

/** The position of the chosen picture; returns to the main picture when the colour changes. */
function usePictureChoice(mainUrl: string | undefined): [number, (position: number) => void] {
  const [chosen, setChosen] = useState({ mainUrl, position: 0 });
  const position = chosen.mainUrl === mainUrl ? chosen.position : 0;
  return [position, (next) => setChosen({ mainUrl, position: next })];
}
