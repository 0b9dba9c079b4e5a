import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import type { Sheet } from './geometry/sheet-view.ts';
import styles from './viewer-caption.module.css';
import { buildScaleCaption, GESTURE_HINTS } from './viewer-copy.ts';
import type { ViewerState } from './viewer-state.ts';

type ViewerCaptionProps = { sheet: Sheet; mode: ViewerState['mode']; unit: LengthUnit };

/** Renders both hints and hides one, so that the layout does not shift. */
export function ViewerCaption({ sheet, mode, unit }: ViewerCaptionProps) {
  return (
    <div className={styles.caption}>
      <p className={styles.size}>{buildScaleCaption(sheet, unit)}</p>
      {(['locked', 'unlocked'] as const).map((state) => (
        <p key={state} className={styles.handling} data-shown={state === mode}>
          {GESTURE_HINTS[state]}
        </p>
      ))}
    </div>
  );
}
