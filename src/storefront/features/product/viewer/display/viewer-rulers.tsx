import type { CSSProperties } from 'react';
import { buildRuler } from '#domain/catalogue/pictures/ruler.ts';
import { classNames } from '#ui/class-names.ts';
import type { ViewPoint, ViewSize } from '../geometry/view-geometry.ts';
import styles from './viewer-rulers.module.css';

/** The measured area: its size in inches, and its size and centre in the viewport before zooming. */
export type MeasuredArea = { widthInInches: number; heightInInches: number; box: ViewSize; centre: ViewPoint };

/** Rulers along the top and left edges; they follow zoom and pan at a constant font size. */
export function ViewerRulers({ measured, zoom }: { measured: MeasuredArea; zoom: number }) {
  const { widthInInches, heightInInches, box, centre } = measured;
  return (
    <div className={styles.rulers} aria-hidden="true" data-testid="ruler">
      <span className={styles.unit}>in</span>
      <RulerBand side="top" lengthInInches={widthInInches} viewportShare={box.width} centre={centre.x} zoom={zoom} />
      <RulerBand side="left" lengthInInches={heightInInches} viewportShare={box.height} centre={centre.y} zoom={zoom} />
    </div>
  );
}

/** Beyond this fraction of the ruler, a label after its mark would be cut off. */
const LABEL_CUTOFF_FRACTION = 0.94;

/** `viewportShare` and `centre` are shares of the viewport's side. */
type RulerBandProps = {
  side: 'top' | 'left';
  lengthInInches: number;
  viewportShare: number;
  centre: number;
  zoom: number;
};

function RulerBand({ side, lengthInInches, viewportShare, centre, zoom }: RulerBandProps) {
  return (
    <div className={classNames(styles.band, styles[side])} data-side={side}>
      <div className={styles.scale} style={{ '--share': viewportShare, '--centre': centre } as CSSProperties}>
        {buildRuler(lengthInInches, zoom * viewportShare).map(({ inches, isLabelled }) => (
          <span
            key={inches}
            className={classNames(
              styles.mark,
              isLabelled && styles.labelled,
              inches / lengthInInches > LABEL_CUTOFF_FRACTION && styles.labelBefore,
            )}
            style={{ '--at': `${(inches / lengthInInches) * 100}%` } as CSSProperties}
          >
            {isLabelled && <span className={styles.label}>{inches}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}
