import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { ContentPicture } from '#contract/content/content-fields.ts';
import { getPictureSources } from '#domain/catalogue/pictures/picture-sources.ts';
import styles from './look-stage.module.css';

type Place = { readonly x: number; readonly y: number };
type Point = Place & { readonly id: string; readonly name: string };

type LookStageProps = {
  picture: ContentPicture;
  points: readonly Point[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onMove: (id: string, place: Place) => void;
};

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const LARGE_STEP = 5;

/** A tenth of a percent is finer than a pixel on most screens. */
const toPercent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;

/** Places points by clicking, dragging or arrow keys. */
export function LookStage({ picture, points, selectedId, onSelect, onMove }: LookStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { src, srcSet, type } = getPictureSources(picture);
  const findPlace = ({ clientX, clientY }: { clientX: number; clientY: number }): Place | undefined => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return undefined;
    return { x: toPercent((clientX - box.left) / box.width), y: toPercent((clientY - box.top) / box.height) };
  };
  const moveTo = (id: string | undefined, at: { clientX: number; clientY: number }) => {
    const place = findPlace(at);
    if (id !== undefined && place) onMove(id, place);
  };
  const drag = (event: PointerEvent, id: string) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(id, event);
  };
  const step = (event: KeyboardEvent, { id, x, y }: Point) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const size = event.shiftKey ? LARGE_STEP : 1;
    onMove(id, { x: toPercent((x + by.x * size) / 100), y: toPercent((y + by.y * size) / 100) });
  };
  return (
    <>
      <p className={styles.note}>
        Choose a point, then click where it belongs, drag it, or move it with the arrow keys (with Shift in larger
        steps).
      </p>
      <div ref={stage} className={styles.stage}>
        <picture>
          {srcSet !== '' && <source type={type} srcSet={srcSet} sizes="(min-width: 1200px) 60vw, 100vw" />}
          <img src={src} alt={picture.alt} width={picture.width} height={picture.height} />
        </picture>
        {/* For the mouse only; arrow keys move the points themselves. */}
        <button
          type="button"
          className={styles.surface}
          tabIndex={-1}
          aria-label="Place the chosen point"
          onClick={(event) => moveTo(selectedId, event)}
        />
        {points.map((point, index) => (
          <button
            key={point.id}
            type="button"
            className={styles.point}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            aria-label={`Point ${index + 1}, ${point.name}: ${point.x}% from the left, ${point.y}% from the top`}
            aria-pressed={point.id === selectedId}
            onFocus={() => onSelect(point.id)}
            onPointerDown={(event) => {
              onSelect(point.id);
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => drag(event, point.id)}
            onKeyDown={(event) => step(event, point)}
          >
            {index + 1}
          </button>
        ))}
      </div>
    </>
  );
}
