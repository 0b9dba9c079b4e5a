import type { CSSProperties } from 'react';
import styles from '../room.module.css';

type CompareSliderProps = { split: number; onSplitChange: (split: number) => void; left: string; right: string };

/** A native slider over the whole picture: touch, mouse and arrow keys come from the browser. */
export function CompareSlider({ split, onSplitChange, left, right }: CompareSliderProps) {
  return (
    <div className={styles.compare} style={{ '--split': split } as CSSProperties}>
      <span className={styles.divider} />
      <span className={styles.leftName}>{left}</span>
      <span className={styles.rightName}>{right}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(split * 100)}
        aria-label={`Compare ${left} with ${right}`}
        aria-valuetext={`${Math.round(split * 100)}% ${left}, ${Math.round(100 - split * 100)}% ${right}`}
        onChange={(event) => onSplitChange(Number(event.target.value) / 100)}
      />
    </div>
  );
}
