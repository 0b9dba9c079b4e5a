import { type CSSProperties, type Dispatch, type KeyboardEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { clampPan } from '../geometry/view-geometry.ts';
import type { PlacedContent } from '../geometry/viewer-content.ts';
import { usePictureGestures } from '../gestures/use-picture-gestures.ts';
import { getEditForKey } from '../gestures/viewer-keys.ts';
import type { ViewerAction, ViewerState } from '../viewer-state.ts';
import { buildImageSizes, LoadingImage } from './loading-image.tsx';
import { PatternTiles } from './pattern-tiles.tsx';
import styles from './viewer-display.module.css';
import { ViewerGrid } from './viewer-grid.tsx';
import { ViewerRulers } from './viewer-rulers.tsx';

type ViewerDisplayProps = {
  content: PlacedContent;
  state: ViewerState;
  dispatch: Dispatch<ViewerAction>;
  alt: string;
  onFail(url: string): void;
};

export function ViewerDisplay({ content, state, dispatch, alt, onFail }: ViewerDisplayProps) {
  const display = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const isUnlocked = state.mode === 'unlocked';
  usePictureGestures({ display, viewport, aspect: content.aspect, state, dispatch });
  return (
    <div
      ref={display}
      className={classNames(styles.display, state.ruler && styles.ruled, isUnlocked && styles.unlocked)}
      style={buildDisplayStyle(content, state)}
    >
      <div ref={viewport} className={styles.viewport} {...(isUnlocked && createKeyboardProps(dispatch))}>
        <ContentPicture content={content} zoom={state.zoom} alt={alt} onFail={onFail} />
        {state.grid && <ViewerGrid measured={content.measured} />}
      </div>
      {state.ruler && <ViewerRulers measured={content.measured} zoom={state.zoom} />}
    </div>
  );
}

const createKeyboardProps = (dispatch: Dispatch<ViewerAction>) => ({
  role: 'application',
  'aria-label': 'Picture in edit mode. Press plus or minus to zoom, 0 for 100% and the arrow keys to move.',
  tabIndex: 0,
  onKeyDown(event: KeyboardEvent) {
    const edit = getEditForKey(event);
    if (!edit) return;
    event.preventDefault();
    dispatch(edit);
  },
});

function buildDisplayStyle(content: PlacedContent, state: ViewerState): CSSProperties {
  const pan = clampPan(state, content.aspect);
  const isUpright = state.rotation % 180 === 0;
  return {
    '--x': pan.x,
    '--y': pan.y,
    '--zoom': state.zoom,
    '--turn': `${state.rotation}deg`,
    '--width': isUpright ? content.size.width : content.size.height,
    '--height': isUpright ? content.size.height : content.size.width,
    '--framing': state.framing === 'fit' ? 'contain' : 'cover',
    '--ground': content.file?.dominantColor,
  } as CSSProperties;
}

type ContentPictureProps = { content: PlacedContent; zoom: number; alt: string; onFail(url: string): void };

function ContentPicture({ content: { file, pattern, piece, size }, zoom, alt, onFail }: ContentPictureProps) {
  // Loads a larger file when zoomed in.
  const share = size.width * Math.max(1, zoom);
  const shared = { alt, onFail };
  return (
    <div className={styles.content}>
      {pattern ? (
        <PatternTiles
          {...shared}
          key={pattern.url}
          file={pattern}
          widthInInches={piece.widthInInches}
          heightInInches={piece.heightInInches}
          share={share}
        />
      ) : (
        file && (
          <LoadingImage
            {...shared}
            key={file.url}
            file={file}
            sizes={buildImageSizes(share)}
            className={styles.picture}
            priority
          />
        )
      )}
    </div>
  );
}
