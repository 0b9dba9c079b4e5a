import type { LengthUnit } from '#domain/product/length-unit.ts';
import { HANDLING, pieceWords } from './picture-words.ts';
import type { Sheet } from './shown-view.ts';
import styles from './viewer-caption.module.css';
import type { ViewerState } from './viewer-state.ts';

type ViewerCaptionProps = { sheet: Sheet; mode: ViewerState['mode']; unit: LengthUnit };

/** The words of both states keep their place, so that nothing below moves when the state changes. */
export function ViewerCaption({ sheet, mode, unit }: ViewerCaptionProps) {
  return (
    <div className={styles.caption}>
      <p className={styles.size}>{pieceWords(sheet, unit)}</p>
      {(['locked', 'unlocked'] as const).map((state) => (
        <p key={state} className={styles.handling} data-shown={state === mode}>
          {HANDLING[state]}
        </p>
      ))}
    </div>
  );
}
