import type { Dispatch } from 'react';
import { formatZoom, MAX_ZOOM, MIN_ZOOM } from '#domain/catalogue/pictures/image-viewer.ts';
import { ViewerButton } from './viewer-button.tsx';
import styles from './viewer-controls.module.css';
import type { ViewerAction, ViewerState } from './viewer-state.ts';

type ControlsProps = { state: ViewerState; dispatch: Dispatch<ViewerAction> };

/** While locked, the editing controls are disabled. */
export function ViewerControls({ state, dispatch }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <ModeControls state={state} dispatch={dispatch} />
      <fieldset className={styles.group} aria-label="Edit the view" disabled={state.mode === 'locked'}>
        <ZoomControls state={state} dispatch={dispatch} />
        <FrameControls state={state} dispatch={dispatch} />
      </fieldset>
    </div>
  );
}

function ModeControls({ state, dispatch }: ControlsProps) {
  const isLocked = state.mode === 'locked';
  const toggle = (overlay: 'ruler' | 'grid') => () => dispatch({ type: 'overlayToggled', overlay });
  return (
    <div className={styles.group}>
      <ViewerButton
        icon={isLocked ? 'lock' : 'unlock'}
        label={isLocked ? 'Unlock picture' : 'Lock picture'}
        text={isLocked ? 'Unlock' : 'Lock'}
        onClick={() => dispatch({ type: 'lockToggled' })}
      />
      <ViewerButton icon="ruler" label="Ruler" text="Ruler" isPressed={state.ruler} onClick={toggle('ruler')} />
      <ViewerButton icon="grid" label="Grid" text="Grid" isPressed={state.grid} onClick={toggle('grid')} />
    </div>
  );
}

function ZoomControls({ state: { zoom }, dispatch }: ControlsProps) {
  const zoomBy = (steps: number) => () => dispatch({ type: 'zoomedBy', steps });
  return (
    <>
      <ViewerButton icon="minus" label="Zoom out" isInactive={zoom <= MIN_ZOOM} onClick={zoomBy(-1)} />
      <output className={styles.zoom} aria-label="Zoom">
        {formatZoom(zoom)}
      </output>
      <ViewerButton icon="plus" label="Zoom in" isInactive={zoom >= MAX_ZOOM} onClick={zoomBy(1)} />
    </>
  );
}

function FrameControls({ state: { framing, rotation }, dispatch }: ControlsProps) {
  const setFraming = (next: ViewerState['framing']) => () => dispatch({ type: 'framed', framing: next });
  return (
    <>
      <ViewerButton icon="rotate" label="Rotate 90 degrees" onClick={() => dispatch({ type: 'rotated' })} />
      <output className="visually-hidden">{rotation === 0 ? '' : `Rotated ${rotation} degrees`}</output>
      <ViewerButton icon="fit" label="Fit" isPressed={framing === 'fit'} onClick={setFraming('fit')} />
      <ViewerButton icon="fill" label="Fill" isPressed={framing === 'fill'} onClick={setFraming('fill')} />
      <ViewerButton icon="reset" label="Reset" onClick={() => dispatch({ type: 'reset' })} />
    </>
  );
}
