import { type CSSProperties, useId } from 'react';
import { MAX_CARD_SWATCHES } from '#domain/catalogue/pictures/product-images.ts';
import type { CardColour } from './card-pictures.ts';
import styles from './card-swatches.module.css';

type CardSwatchesProps = {
  title: string;
  colours: readonly CardColour[];
  value: string | undefined;
  onChange: (hex: string) => void;
};

/** Native radios: one tab stop per card, arrow keys between colours. */
export function CardSwatches({ title, colours, value, onChange }: CardSwatchesProps) {
  const group = useId();
  const more = colours.length - MAX_CARD_SWATCHES;
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{`Colours of ${title}`}</legend>
      {colours.slice(0, MAX_CARD_SWATCHES).map(({ hex, name }) => (
        <input
          key={hex}
          type="radio"
          name={group}
          value={hex}
          aria-label={name}
          title={name}
          className={styles.option}
          style={{ '--colour': hex } as CSSProperties}
          checked={hex === value}
          onChange={() => onChange(hex)}
          onPointerEnter={() => onChange(hex)}
        />
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </fieldset>
  );
}
