import { type RefObject, useEffect, useRef } from 'react';
import styles from '../room.module.css';

type CompareSliderProps = {
  /** Scrolls the picture below the slider. */
  frame: RefObject<HTMLElement | null>;
  left: string;
  right: string;
  onMove: (visibleShare: number) => void;
};

/**
 * A native slider over the visible picture: touch, mouse and arrow keys come from the browser. It moves the divider itself,
 * because rendering React for every move is slow on phones.
 */
export function CompareSlider({ frame, left, right, onMove }: CompareSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  const divider = useRef<HTMLSpanElement>(null);
  const move = (input: HTMLInputElement) => {
    if (divider.current) divider.current.style.transform = `translateX(${input.valueAsNumber}%)`;
    input.setAttribute('aria-valuetext', describeSplit(input.valueAsNumber, left, right));
    onMove(input.valueAsNumber / 100);
  };
  // Other names, another room or another part of it: the slider stays where it is.
  useEffect(() => {
    const scrolled = frame.current;
    const moveAgain = () => slider.current && move(slider.current);
    moveAgain();
    scrolled?.addEventListener('scroll', moveAgain);
    return () => scrolled?.removeEventListener('scroll', moveAgain);
  });
  return (
    <div className={styles.compare}>
      <span ref={divider} className={styles.divider} />
      <span className={styles.leftName}>{left}</span>
      <span className={styles.rightName}>{right}</span>
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={`Compare ${left} with ${right}`}
        onInput={(event) => move(event.currentTarget)}
      />
    </div>
  );
}

const describeSplit = (percent: number, left: string, right: string): string =>
  `${percent}% ${left}, ${100 - percent}% ${right}`;
