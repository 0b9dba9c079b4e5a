import type { CSSProperties } from 'react';
import { buildRuler } from '#domain/catalogue/pictures/image-viewer.ts';
import { classNames } from '#ui/class-names.ts';
import type { ViewPoint, ViewSize } from '../geometry/view-geometry.ts';
import styles from './viewer-rulers.module.css';

/** The measured area: true size, and position in the viewport before zooming. */
export type MeasuredArea = { widthInInches: number; heightInInches: number; box: ViewSize; centre: ViewPoint };

/** Rulers along the top and left edge; they follow zoom and pan at a constant font size. */
export function ViewerRulers({ measured, zoom }: { measured: MeasuredArea; zoom: number }) {
  const { widthInInches, heightInInches, box, centre } = measured;
  return (
    <div className={styles.rulers} aria-hidden="true" data-testid="ruler">
      <span className={styles.unit}>in</span>
      <RulerBand side="top" length={widthInInches} share={box.width} centre={centre.x} zoom={zoom} />
      <RulerBand side="left" length={heightInInches} share={box.height} centre={centre.y} zoom={zoom} />
    </div>
  );
}

/** Beyond this, a label to the right of its mark would be cut off. */
const LABEL_CUTOFF_SHARE = 0.94;

type RulerProps = { side: 'top' | 'left'; length: number; share: number; centre: number; zoom: number };

function RulerBand({ side, length, share, centre, zoom }: RulerProps) {
  return (
    <div className={classNames(styles.band, styles[side])} data-side={side}>
      <div className={styles.scale} style={{ '--share': share, '--centre': centre } as CSSProperties}>
        {buildRuler(length, zoom * share).map(({ inches, isLabelled }) => (
          <span
            key={inches}
            className={classNames(
              styles.mark,
              isLabelled && styles.labelled,
              inches / length > LABEL_CUTOFF_SHARE && styles.last,
            )}
            style={{ '--at': `${(inches / length) * 100}%` } as CSSProperties}
          >
            {isLabelled && <span className={styles.label}>{inches}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}
