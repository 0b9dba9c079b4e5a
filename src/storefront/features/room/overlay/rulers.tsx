import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import type { SizeInInches } from '#domain/measuring/size.ts';
import type { Homography, Point } from '#domain/room/homography.ts';
import type { Rectangle } from '#domain/room/piece-on-wall.ts';
import styles from '../room.module.css';
import type { FrameSize } from '../stage/room-frame.tsx';
import { createPieceRulers, type Ruler } from './wall-marks.ts';

type RulersProps = { box: FrameSize; toWall: Homography; piece: Rectangle; inches: SizeInInches; unit: LengthUnit };

/** Pixels: space for a label, and a ruler's distance from the piece and from the picture's edge. */
const LABEL_SPACE = { across: 34, down: 22 };
const PIECE_GAP = 5;
const EDGE_GAP = { across: 26, down: 18 };
const TICK = 5;

/** Rulers along the top and the left of the piece, outside it where there is space. */
export function Rulers({ box, toWall, piece, inches, unit }: RulersProps) {
  const room = [{ label: LABEL_SPACE.across / box.width }, { label: LABEL_SPACE.down / box.height }] as const;
  const [across, down] = createPieceRulers(toWall, piece, inches, unit, room);
  const pixel = ({ x, y }: Point) => ({ x: x * box.width, y: y * box.height });
  const corner = pixel(across.from);
  const level = Math.max(EDGE_GAP.down, corner.y - PIECE_GAP);
  const side = Math.max(EDGE_GAP.across, corner.x - PIECE_GAP);
  return (
    <svg className={styles.overlay} width={box.width} height={box.height} aria-hidden="true">
      <Line ruler={across} unit={unit} box={box} at={(point) => ({ x: pixel(point).x, y: level })} />
      <Line ruler={down} unit={unit} box={box} at={(point) => ({ x: side, y: pixel(point).y })} isUpright />
    </svg>
  );
}

type LineProps = {
  ruler: Ruler;
  unit: LengthUnit;
  box: FrameSize;
  at: (point: Point) => Point;
  isUpright?: boolean;
};

function Line({ ruler: { from, to, marks }, unit, box, at, isUpright = false }: LineProps) {
  const isSeen = ({ x, y }: Point) => x >= 0 && x <= box.width && y >= 0 && y <= box.height;
  const [start, end] = [at(from), at(to)];
  return (
    <g className={styles.ruler}>
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      {marks.map(({ at: place, value, isLabelled }) => {
        const { x, y } = at(place);
        if (!isSeen({ x, y })) return null;
        return (
          <g key={value}>
            <line x1={x} y1={y} x2={isUpright ? x - TICK : x} y2={isUpright ? y : y - TICK} />
            {isLabelled && value > 0 && (
              // Without the unit, which is in the caption.
              <text
                x={isUpright ? x - TICK - 2 : x}
                y={isUpright ? y + 4 : y - TICK - 3}
                textAnchor={isUpright ? 'end' : 'middle'}
              >
                {unit === 'ft' ? `${value}\u2032` : value}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
