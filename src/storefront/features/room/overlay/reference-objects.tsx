import { formatLength, type LengthUnit } from '#domain/measuring/length-unit.ts';
import type { ReferenceObject } from '#domain/room/room-scene.ts';
import type { FrameSize } from '../rendering/room-frame.tsx';
import styles from '../room.module.css';

type ReferenceObjectsProps = { box: FrameSize; objects: readonly ReferenceObject[]; unit: LengthUnit };

/** Dimension lines along familiar objects. */
export function ReferenceObjects({ box, objects, unit }: ReferenceObjectsProps) {
  return (
    <svg className={styles.overlay} width={box.width} height={box.height} aria-hidden="true">
      {objects.map(({ name, inches, from, to }) => {
        const [x1, y1] = [from[0] * box.width, from[1] * box.height];
        const [x2, y2] = [to[0] * box.width, to[1] * box.height];
        const isUpright = x1 === x2;
        return (
          <g key={name} className={styles.ruler}>
            <line x1={x1} y1={y1} x2={x2} y2={y2} />
            {[
              [x1, y1],
              [x2, y2],
            ].map(([x = 0, y = 0]) => (
              <line
                key={`${x} ${y}`}
                x1={x - (isUpright ? 5 : 0)}
                y1={y - (isUpright ? 0 : 5)}
                x2={x + (isUpright ? 5 : 0)}
                y2={y + (isUpright ? 0 : 5)}
              />
            ))}
            <text x={(x1 + x2) / 2} y={Math.min(y1, y2) - 7} textAnchor="middle">
              {name} {formatLength(unit, inches)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
