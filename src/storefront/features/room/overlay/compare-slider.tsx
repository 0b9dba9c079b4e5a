import { type PointerEvent, useEffect, useRef } from 'react';
import type { Stage } from '../rendering/room-frame.tsx';
import styles from '../room.module.css';
import { findPercent, placeThumb } from './compare-thumb.ts';

type CompareSliderProps = {
  stage: Pick<Stage, 'frame' | 'width' | 'height' | 'visibleWidth' | 'toPictureShare' | 'redrawMarks'>;
  left: string;
  right: string;
  onMove: (pictureShare: number) => void;
};

/**
 * A native slider for keys and screen readers, and its label for fingers and the mouse. The shader draws divider and thumb,
 * and the slider gets its value when the finger lifts: moving elements with every finger movement is slow on phones.
 */
export function CompareSlider({ stage, left, right, onMove }: CompareSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  const percent = useRef(50);
  /** The slider's left edge while a finger drags; asking for it with every movement would be slow. */
  const dragFrom = useRef<number>(undefined);
  const move = (to: number) => {
    const { width, height, visibleWidth, toPictureShare } = stage;
    const toPictureX = (visibleX: number) => toPictureShare(visibleX / visibleWidth) * width;
    percent.current = to;
    onMove(toPictureShare(to / 100));
    stage.redrawMarks({
      screen: [width, height],
      divider: [toPictureX((visibleWidth * to) / 100), toPictureX(placeThumb(to, visibleWidth))],
    });
  };
  const updateValueText = () =>
    slider.current?.setAttribute('aria-valuetext', describeSplit(percent.current, left, right));
  // Keeps the position when the names or the visible part of the room change.
  useEffect(() => {
    const scrolled = stage.frame.current;
    const moveAgain = () => move(percent.current);
    moveAgain();
    updateValueText();
    scrolled?.addEventListener('scroll', moveAgain);
    return () => {
      scrolled?.removeEventListener('scroll', moveAgain);
      stage.redrawMarks(undefined);
    };
  });
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || dragFrom.current === undefined) return;
    move(findPercent(event.clientX - dragFrom.current, stage.visibleWidth));
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button > 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragFrom.current = event.currentTarget.getBoundingClientRect().left;
    drag(event);
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || !slider.current) return;
    dragFrom.current = undefined;
    slider.current.valueAsNumber = percent.current;
    updateValueText();
  };
  return (
    <label className={styles.compare} onPointerDown={press} onPointerMove={drag} onLostPointerCapture={lift}>
      <span className={styles.leftName}>{left}</span>
      <span className={styles.rightName}>{right}</span>
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={`Compare ${left} with ${right}`}
        onInput={(event) => {
          move(event.currentTarget.valueAsNumber);
          updateValueText();
        }}
      />
    </label>
  );
}

const describeSplit = (percent: number, left: string, right: string): string =>
  `${percent}% ${left}, ${100 - percent}% ${right}`;
