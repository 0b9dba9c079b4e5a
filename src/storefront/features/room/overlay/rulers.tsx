import type { LengthUnit } from '#domain/measuring/length-unit.ts';
import type { SizeInInches } from '#domain/measuring/size.ts';
import type { Homography, Point } from '#domain/room/homography.ts';
import type { Rectangle } from '#domain/room/piece-on-wall.ts';
import type { FrameSize } from '../rendering/room-frame.tsx';
import styles from '../room.module.css';
import { createPieceRulers, type Ruler } from './wall-marks.ts';

type RulersProps = { box: FrameSize; toWall: Homography; piece: Rectangle; inches: SizeInInches; unit: LengthUnit };

const LABEL_SPACE_PX = { across: 34, down: 22 };
const PIECE_GAP_PX = 5;
const EDGE_GAP_PX = { across: 26, down: 18 };
const TICK_PX = 5;

/** Rulers along the top and the left of the piece, outside it where there is space. */
export function Rulers({ box, toWall, piece, inches, unit }: RulersProps) {
  const labelSpace = [
    { minGap: LABEL_SPACE_PX.across / box.width },
    { minGap: LABEL_SPACE_PX.down / box.height },
  ] as const;
  const [across, down] = createPieceRulers(toWall, piece, inches, unit, labelSpace);
  const toPixels = ({ x, y }: Point) => ({ x: x * box.width, y: y * box.height });
  const corner = toPixels(across.from);
  const topY = Math.max(EDGE_GAP_PX.down, corner.y - PIECE_GAP_PX);
  const leftX = Math.max(EDGE_GAP_PX.across, corner.x - PIECE_GAP_PX);
  return (
    <svg className={styles.overlay} width={box.width} height={box.height} aria-hidden="true">
      <RulerLine ruler={across} unit={unit} box={box} toPosition={(point) => ({ x: toPixels(point).x, y: topY })} />
      <RulerLine
        ruler={down}
        unit={unit}
        box={box}
        toPosition={(point) => ({ x: leftX, y: toPixels(point).y })}
        isUpright
      />
    </svg>
  );
}

type RulerLineProps = {
  ruler: Ruler;
  unit: LengthUnit;
  box: FrameSize;
  toPosition: (point: Point) => Point;
  isUpright?: boolean;
};

function RulerLine({ ruler: { from, to, marks }, unit, box, toPosition, isUpright = false }: RulerLineProps) {
  const isVisible = ({ x, y }: Point) => x >= 0 && x <= box.width && y >= 0 && y <= box.height;
  const [start, end] = [toPosition(from), toPosition(to)];
  return (
    <g className={styles.ruler}>
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      {marks.map(({ at, value, isLabelled }) => {
        const { x, y } = toPosition(at);
        if (!isVisible({ x, y })) return null;
        return (
          <g key={value}>
            <line x1={x} y1={y} x2={isUpright ? x - TICK_PX : x} y2={isUpright ? y : y - TICK_PX} />
            {isLabelled && value > 0 && (
              // Without the unit, which is in the caption.
              <text
                x={isUpright ? x - TICK_PX - 2 : x}
                y={isUpright ? y + 4 : y - TICK_PX - 3}
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
