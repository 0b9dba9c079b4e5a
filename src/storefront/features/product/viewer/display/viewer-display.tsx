import { type CSSProperties, type Dispatch, useRef } from 'react';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import { classNames } from '#ui/class-names.ts';
import { clampPan } from '../geometry/view-geometry.ts';
import type { PlacedContent } from '../geometry/viewer-content.ts';
import type { ViewerAction, ViewerState } from '../viewer-state.ts';
import { buildImageSizes, LoadingImage } from './loading-image.tsx';
import { PatternTiles } from './pattern-tiles.tsx';
import styles from './viewer-display.module.css';

type ViewerDisplayProps = {
  content: PlacedContent;
  state: ViewerState;
  dispatch: Dispatch<ViewerAction>;
  alt: string;
  onFail(url: string): void;
  /** The pointer or the focus is or was in the viewer. */
  isInUse: boolean;
};

/** Loads what only works after a click, when the pointer or the focus first comes near. */
const loadTools = async () => ({
  ...(await import('../gestures/picture-gestures.ts')),
  ...(await import('./viewer-rulers.tsx')),
  ...(await import('./viewer-grid.tsx')),
});

export function ViewerDisplay({ content, state, dispatch, alt, onFail, isInUse }: ViewerDisplayProps) {
  const display = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const isUnlocked = state.mode === 'unlocked';
  const { module: tools } = useOnDemand(loadTools, isInUse || isUnlocked || state.ruler || state.grid);
  const isMovable = isUnlocked && tools !== undefined;
  return (
    <div
      ref={display}
      className={classNames(styles.display, state.ruler && styles.ruled, isMovable && styles.unlocked)}
      style={buildDisplayStyle(content, state)}
    >
      <div ref={viewport} className={styles.viewport} {...(isMovable && KEYBOARD_PROPS)}>
        <ContentPicture content={content} zoom={state.zoom} alt={alt} onFail={onFail} />
        {state.grid && tools && <tools.ViewerGrid measured={content.measured} />}
      </div>
      {isMovable && (
        <tools.PictureGestures
          display={display}
          viewport={viewport}
          aspect={content.aspect}
          state={state}
          dispatch={dispatch}
        />
      )}
      {state.ruler && tools && <tools.ViewerRulers measured={content.measured} zoom={state.zoom} />}
    </div>
  );
}

const KEYBOARD_PROPS = {
  role: 'application',
  'aria-label': 'Picture in edit mode. Press plus or minus to zoom, 0 for 100% and the arrow keys to move.',
  tabIndex: 0,
};

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
