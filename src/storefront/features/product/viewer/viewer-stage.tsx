import { type CSSProperties, type Dispatch, type KeyboardEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { usePictureHandling } from './gestures/use-picture-handling.ts';
import { editOfKey } from './gestures/viewer-keys.ts';
import { LoadingImage } from './loading-image.tsx';
import { PatternTiles } from './pattern-tiles.tsx';
import type { ShownView } from './shown-view.ts';
import { stageSizes } from './stage-sizes.ts';
import { boundedPan } from './view-geometry.ts';
import { ViewerGrid } from './viewer-grid.tsx';
import { ViewerRulers } from './viewer-rulers.tsx';
import styles from './viewer-stage.module.css';
import type { ViewerAction, ViewerState } from './viewer-state.ts';

type ViewerStageProps = {
  view: ShownView;
  state: ViewerState;
  dispatch: Dispatch<ViewerAction>;
  alt: string;
  onFail(url: string): void;
};

export function ViewerStage({ view, state, dispatch, alt, onFail }: ViewerStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const window = useRef<HTMLDivElement>(null);
  const isUnlocked = state.mode === 'unlocked';
  usePictureHandling({ stage, window, aspect: view.aspect, state, dispatch });
  return (
    <div
      ref={stage}
      className={classNames(styles.stage, state.ruler && styles.ruled, isUnlocked && styles.unlocked)}
      style={stageStyle(view, state)}
    >
      <div ref={window} className={styles.window} {...(isUnlocked && keyHandling(dispatch))}>
        <Sheet view={view} zoom={state.zoom} alt={alt} onFail={onFail} />
        {state.grid && <ViewerGrid measured={view.measured} />}
      </div>
      {state.ruler && <ViewerRulers measured={view.measured} zoom={state.zoom} />}
    </div>
  );
}

/** Only an unlocked picture takes keys. */
const keyHandling = (dispatch: Dispatch<ViewerAction>) => ({
  role: 'application',
  'aria-label': 'Picture in edit mode. Plus and minus zoom, 0 shows it at 100%, the arrow keys move it.',
  tabIndex: 0,
  onKeyDown(event: KeyboardEvent) {
    const edit = editOfKey(event);
    if (!edit) return;
    event.preventDefault();
    dispatch(edit);
  },
});

function stageStyle(view: ShownView, state: ViewerState): CSSProperties {
  const pan = boundedPan(state, view.aspect);
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

type SheetProps = { view: ShownView; zoom: number; alt: string; onFail(url: string): void };

function Sheet({ view: { file, pattern, piece, size }, zoom, alt, onFail }: SheetProps) {
  // Zoomed in, the next larger file is worth its bytes.
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
            sizes={stageSizes(share)}
            className={styles.picture}
            priority
          />
        )
      )}
    </div>
  );
}
