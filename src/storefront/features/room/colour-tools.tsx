import { SwatchGroup } from '#ui/fields/swatch-group.tsx';
import styles from './room.module.css';
import { listColourOptions } from './room-colours.ts';
import type { RoomProps } from './room-props.ts';
import { Toggle } from './toggle.tsx';

type ColourToolsProps = Pick<RoomProps, 'product' | 'colorHex' | 'chooseColour'> & {
  compareHex?: string | undefined;
  /** Omitted where comparing is not offered. */
  onCompare?: (hex: string | undefined) => void;
};

/** Pickers for the shown colour and a second one to compare with. */
export function ColourTools({ product, colorHex, chooseColour, compareHex, onCompare }: ColourToolsProps) {
  const colours = listColourOptions(product.images);
  const others = colours.filter(({ value }) => value !== colorHex);
  if (colours.length < 2) return null;
  const isComparing = compareHex !== undefined;
  // Choosing the compared colour swaps the two.
  const choose = (hex: string) => {
    if (hex === compareHex) onCompare?.(colorHex);
    chooseColour(hex);
  };
  return (
    <div className={styles.colours}>
      <SwatchGroup legend="Colour in the room" options={colours} value={colorHex} onChange={choose} />
      {onCompare && isComparing && (
        <SwatchGroup legend="Compare with" options={others} value={compareHex} onChange={onCompare} />
      )}
      {onCompare && (
        <Toggle
          icon="swatch"
          label="Compare colours"
          isPressed={isComparing}
          onToggle={() => onCompare(isComparing ? undefined : others[0]?.value)}
        />
      )}
    </div>
  );
}
