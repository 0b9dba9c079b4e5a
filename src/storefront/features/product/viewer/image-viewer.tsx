import { useReducer, useState } from 'react';
import type { Product, ProductImage } from '#contract/api/catalogue.ts';
import { viewedPiece } from '#domain/catalogue/image-viewer.ts';
import { alternateImage } from '#domain/catalogue/product-images.ts';
import type { LengthUnit } from '#domain/product/length-unit.ts';
import styles from './image-viewer.module.css';
import { pictureWords } from './picture-words.ts';
import { useShownFiles } from './shown-file.ts';
import { sheetOf, shownView } from './shown-view.ts';
import { ViewerCaption } from './viewer-caption.tsx';
import { ViewerControls } from './viewer-controls.tsx';
import { ViewerStage } from './viewer-stage.tsx';
import { initialViewer, type ViewerAction, type ViewerState, viewerAfter } from './viewer-state.ts';
import { type Choice, ViewerThumbnails } from './viewer-thumbnails.tsx';

export type ImageViewerProps = {
  images: readonly ProductImage[];
  /** The picture of the chosen colour. */
  mainImage: ProductImage | undefined;
  title: string;
  category: Product['category'];
  /** The entered size; a canvas has that of its type. */
  widthInInches?: number | undefined;
  heightInInches?: number | undefined;
  /** What the shopper counts in. */
  unit?: LengthUnit;
};

export function ImageViewer(props: ImageViewerProps) {
  const { images, mainImage, title, category, widthInInches, heightInInches, unit = 'in' } = props;
  const pictures = { main: mainImage, alternate: mainImage && alternateImage(images, mainImage) };
  const [choice, choose] = useChoice(mainImage?.url);
  const { shown, failed } = useShownFiles();
  const image = pictures[choice];
  const sheet = sheetOf(shown(image), viewedPiece(widthInInches, heightInInches), category === 'canvas');
  const [state, dispatch] = useReducer(
    (before: ViewerState, action: ViewerAction) => viewerAfter(before, action, sheet.aspect),
    initialViewer,
  );
  const thumbnails = (['main', 'alternate'] as const).map((which) => ({
    choice: which,
    name: `${which === 'main' ? 'Main' : 'Alternate'} picture`,
    file: shown(pictures[which]),
  }));
  return (
    <section className={styles.viewer} aria-label="Image viewer">
      <ViewerStage
        view={shownView(sheet, state)}
        state={state}
        dispatch={dispatch}
        alt={pictureWords(title, image, sheet.file === image)}
        onFail={failed}
      />
      <div className={styles.controls}>
        <ViewerControls state={state} dispatch={dispatch} />
      </div>
      <div className={styles.foot}>
        <ViewerThumbnails thumbnails={thumbnails} chosen={choice} onChoose={choose} onFail={failed} />
        <ViewerCaption sheet={sheet} mode={state.mode} unit={unit} />
      </div>
    </section>
  );
}

/** The choice belongs to the main picture: another colour begins with its own. */
function useChoice(mainUrl: string | undefined): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState<{ mainUrl: string | undefined; choice: Choice }>({ mainUrl, choice: 'main' });
  const choice = chosen.mainUrl === mainUrl ? chosen.choice : 'main';
  return [choice, (wanted) => setChosen({ mainUrl, choice: wanted })];
}
