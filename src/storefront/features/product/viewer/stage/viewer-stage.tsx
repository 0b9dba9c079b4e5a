import { type CSSProperties, type Dispatch, type KeyboardEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { SheetView } from '../geometry/sheet-view.ts';
import { clampPan } from '../geometry/view-geometry.ts';
import { usePictureGestures } from '../gestures/use-picture-gestures.ts';
import { getEditForKey } from '../gestures/viewer-keys.ts';
import type { ViewerAction, ViewerState } from '../viewer-state.ts';
import { buildImageSizes, LoadingImage } from './loading-image.tsx';
import { PatternTiles } from './pattern-tiles.tsx';
import { ViewerGrid } from './viewer-grid.tsx';
import { ViewerRulers } from './viewer-rulers.tsx';
import styles from './viewer-stage.module.css';

type ViewerStageProps = {
  view: SheetView;
  state: ViewerState;
  dispatch: Dispatch<ViewerAction>;
  alt: string;
  onFail(url: string): void;
};

export function ViewerStage({ view, state, dispatch, alt, onFail }: ViewerStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const window = useRef<HTMLDivElement>(null);
  const isUnlocked = state.mode === 'unlocked';
  usePictureGestures({ stage, window, aspect: view.aspect, state, dispatch });
  return (
    <div
      ref={stage}
      className={classNames(styles.stage, state.ruler && styles.ruled, isUnlocked && styles.unlocked)}
      style={buildStageStyle(view, state)}
    >
      <div ref={window} className={styles.window} {...(isUnlocked && createKeyboardProps(dispatch))}>
        <Sheet view={view} zoom={state.zoom} alt={alt} onFail={onFail} />
        {state.grid && <ViewerGrid measured={view.measured} />}
      </div>
      {state.ruler && <ViewerRulers measured={view.measured} zoom={state.zoom} />}
    </div>
  );
}

const createKeyboardProps = (dispatch: Dispatch<ViewerAction>) => ({
  role: 'application',
  'aria-label': 'Picture in edit mode. Plus and minus zoom, 0 shows it at 100%, the arrow keys move it.',
  tabIndex: 0,
  onKeyDown(event: KeyboardEvent) {
    const edit = getEditForKey(event);
    if (!edit) return;
    event.preventDefault();
    dispatch(edit);
  },
});

function buildStageStyle(view: SheetView, state: ViewerState): CSSProperties {
  const pan = clampPan(state, view.aspect);
  const isUpright = state.turn % 180 === 0;
  return {
    '--x': pan.x,
    '--y': pan.y,
    '--zoom': state.zoom,
    '--turn': `${state.turn}deg`,
    '--width': isUpright ? view.size.width : view.size.height,
    '--height': isUpright ? view.size.height : view.size.width,
    '--framing': state.framing === 'fit' ? 'contain' : 'cover',
    '--ground': view.file?.dominantColor,
  } as CSSProperties;
}

type SheetProps = { view: SheetView; zoom: number; alt: string; onFail(url: string): void };

function Sheet({ view: { file, pattern, piece, size }, zoom, alt, onFail }: SheetProps) {
  // Loads a larger file when zoomed in.
  const share = size.width * Math.max(1, zoom);
  const shared = { alt, onFail };
  return (
    <div className={styles.sheet}>
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
