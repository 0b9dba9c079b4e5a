import type { CSSProperties } from 'react';
import { rulerScale } from '#domain/catalogue/image-viewer.ts';
import { classNames } from '#ui/class-names.ts';
import type { Point, Size } from './view-geometry.ts';
import styles from './viewer-rulers.module.css';

/** What is measured, as it is seen: its true size, and its place in the window before zooming. */
export type Measured = { widthInInches: number; heightInInches: number; box: Size; centre: Point };

/** Along the top and the left edge of the window; they follow zoom and position, their figures stay as large. */
export function ViewerRulers({ measured, zoom }: { measured: Measured; zoom: number }) {
  const { widthInInches, heightInInches, box, centre } = measured;
  return (
    <div className={styles.rulers} aria-hidden="true" data-testid="ruler">
      <span className={styles.unit}>in</span>
      <Ruler side="top" length={widthInInches} share={box.width} centre={centre.x} zoom={zoom} />
      <Ruler side="left" length={heightInInches} share={box.height} centre={centre.y} zoom={zoom} />
    </div>
  );
}

/** From here on a number to the right of its mark would be cut off. */
const NEAR_THE_END = 0.94;

type RulerProps = { side: 'top' | 'left'; length: number; share: number; centre: number; zoom: number };

function Ruler({ side, length, share, centre, zoom }: RulerProps) {
  return (
    <div className={classNames(styles.band, styles[side])} data-side={side}>
      <div className={styles.scale} style={{ '--share': share, '--centre': centre } as CSSProperties}>
        {rulerScale(length, zoom * share).map(({ inches, isLabelled }) => (
          <span
            key={inches}
            className={classNames(
              styles.mark,
              isLabelled && styles.labelled,
              inches / length > NEAR_THE_END && styles.last,
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
