import { Button } from '#ui/actions/button.tsx';
import roomStyles from '../room.module.css';
import { Toggle } from '../toggle.tsx';
import styles from './own-wall.module.css';

export type Brush = { diameterPx: number; isErasing: boolean };
export const FIRST_BRUSH: Brush = { diameterPx: 36, isErasing: false };

const DIAMETERS_PX = { min: 12, max: 96 };

type BrushToolsProps = {
  brush: Brush;
  onChange: (brush: Brush) => void;
  canUndo: boolean;
  onUndo: () => void;
};

export function BrushTools({ brush, onChange, canUndo, onUndo }: BrushToolsProps) {
  return (
    <div className={roomStyles.tools}>
      <label className={styles.brushSize}>
        Brush size
        <input
          type="range"
          {...DIAMETERS_PX}
          value={brush.diameterPx}
          onChange={(event) => onChange({ ...brush, diameterPx: event.target.valueAsNumber })}
        />
      </label>
      <Toggle
        icon="edit"
        label="Erase"
        isPressed={brush.isErasing}
        onToggle={() => onChange({ ...brush, isErasing: !brush.isErasing })}
      />
      <Button variant="secondary" size="small" disabled={!canUndo} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
