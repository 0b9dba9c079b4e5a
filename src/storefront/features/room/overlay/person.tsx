import { type Homography, invert, mapPoint } from '#domain/room/homography.ts';
import { PERSON_HEIGHT_METRES } from '#domain/room/room-scene.ts';
import type { FrameSize } from '../rendering/room-frame.tsx';
import styles from '../room.module.css';

/** A standing figure, 163 high, its middle at 0. */
const FIGURE =
  'M0 0c7 0 12 6 12 13 0 6-3 11-6 13v5c3 2 15 3 19 8 4 6 6 34 7 49 0 4-5 5-6 1l-6-33-3 26 5 72c0 6-9 6-10 0L4 104c-1-4-7-4-8 0l-8 50c-1 6-10 6-10 0l5-72-3-26-6 33c-1 4-6 3-6-1 1-15 3-43 7-49 4-5 16-6 19-8v-5c-3-2-6-7-6-13C-12 6-7 0 0 0z';

type PersonProps = { box: FrameSize; toWall: Homography; x: number };

/** Shows a person standing at the wall, drawn to the wall's scale. */
export function Person({ box, toWall, x }: PersonProps) {
  const toPicture = invert(toWall);
  const feet = mapPoint(toPicture, { x, y: 0 });
  const head = mapPoint(toPicture, { x, y: PERSON_HEIGHT_METRES });
  const scale = ((feet.y - head.y) * box.height) / (PERSON_HEIGHT_METRES * 100);
  return (
    <svg className={styles.overlay} width={box.width} height={box.height} aria-hidden="true">
      <path
        className={styles.person}
        d={FIGURE}
        transform={`translate(${head.x * box.width} ${head.y * box.height}) scale(${scale})`}
        data-height={PERSON_HEIGHT_METRES}
      />
    </svg>
  );
}
