import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import type { ViewerContent } from './geometry/viewer-content.ts';
import styles from './viewer-caption.module.css';
import { buildScaleCaption, GESTURE_HINTS } from './viewer-copy.ts';
import type { ViewerState } from './viewer-state.ts';

type ViewerCaptionProps = { content: ViewerContent; mode: ViewerState['mode']; unit: LengthUnit };

/** Renders both hints and hides one, so that the layout does not shift. */
export function ViewerCaption({ content, mode, unit }: ViewerCaptionProps) {
  return (
    <div className={styles.caption}>
      <p className={styles.scale}>{buildScaleCaption(content, unit)}</p>
      {(['locked', 'unlocked'] as const).map((hintMode) => (
        <p key={hintMode} className={styles.hint} data-shown={hintMode === mode}>
          {GESTURE_HINTS[hintMode]}
        </p>
      ))}
    </div>
  );
}
