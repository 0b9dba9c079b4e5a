import type { CSSProperties } from 'react';
import { buildRuler } from '#domain/catalogue/pictures/ruler.ts';
import styles from './viewer-grid.module.css';
import type { MeasuredArea } from './viewer-rulers.tsx';

/** One line per ruler mark. */
export function ViewerGrid({ measured }: { measured: MeasuredArea }) {
  const { widthInInches, heightInInches, box, centre } = measured;
  const style = {
    '--width': box.width,
    '--height': box.height,
    '--centre-x': centre.x,
    '--centre-y': centre.y,
  } as CSSProperties;
  return (
    <div className={styles.grid} style={style} aria-hidden="true" data-testid="grid">
      <Lines className={styles.upright} length={widthInInches} />
      <Lines className={styles.level} length={heightInInches} />
    </div>
  );
}

function Lines({ className, length }: { className: string | undefined; length: number }) {
  return buildRuler(length).map(({ inches }) => (
    <span key={inches} className={className} style={{ '--at': `${(inches / length) * 100}%` } as CSSProperties} />
  ));
}
