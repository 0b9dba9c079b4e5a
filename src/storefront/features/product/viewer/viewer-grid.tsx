import type { CSSProperties } from 'react';
import { rulerScale } from '#domain/catalogue/image-viewer.ts';
import styles from './viewer-grid.module.css';
import type { Measured } from './viewer-rulers.tsx';

/** A line wherever the ruler has a mark. */
export function ViewerGrid({ measured }: { measured: Measured }) {
  const { widthInInches, heightInInches, box, centre } = measured;
  const place = {
    '--width': box.width,
    '--height': box.height,
    '--centre-x': centre.x,
    '--centre-y': centre.y,
  } as CSSProperties;
  return (
    <div className={styles.grid} style={place} aria-hidden="true" data-testid="grid">
      <Lines className={styles.upright} length={widthInInches} />
      <Lines className={styles.level} length={heightInInches} />
    </div>
  );
}

function Lines({ className, length }: { className: string | undefined; length: number }) {
  return rulerScale(length).map(({ inches }) => (
    <span key={inches} className={className} style={{ '--at': `${(inches / length) * 100}%` } as CSSProperties} />
  ));
}
