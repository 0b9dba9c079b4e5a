import { INSTALLATION_PADDING_INCHES } from '#domain/pricing/size.ts';
import { lengthText } from '#domain/product/length-unit.ts';
import { leftLength, type Side, typedLength, withUnit } from '#domain/product/size-draft.ts';
import { keepUnit } from '#storefront/state/product/kept-unit.ts';
import { DreamingBig } from '../dreaming-big.tsx';
import type { ConfiguredProduct } from '../use-configured-product.ts';
import { LengthField } from './length-field.tsx';
import { MeasureGuide } from './measure-guide.tsx';
import styles from './size-input.module.css';
import { SizeQuestionNote } from './size-question-note.tsx';
import { UnitSwitch } from './unit-switch.tsx';

export const SIZE_ID = 'size';

/** For every category except canvas, which is sold in the size of its type. */
export function SizeInput(configured: ConfiguredProduct) {
  const { product, size, changeSize } = configured;
  if (product.category === 'canvas') return null;
  const field = (side: Side, label: string) => (
    <LengthField
      // A field of another unit is another field: what was wrong with the old entry is forgotten.
      key={`${side} ${size.unit}`}
      label={label}
      unit={size.unit}
      draft={size[side]}
      onType={(entry) => changeSize((draft) => typedLength(draft, side, entry))}
      onLeave={() => changeSize((draft) => leftLength(draft, side))}
    />
  );
  const inches = `${INSTALLATION_PADDING_INCHES} inches`;
  const padding = size.unit === 'cm' ? `${inches} (${lengthText('cm', INSTALLATION_PADDING_INCHES)})` : inches;
  return (
    <fieldset id={SIZE_ID} className={styles.size}>
      <legend className="visually-hidden">Size</legend>
      <div className={styles.head}>
        <p className={styles.heading} aria-hidden="true">
          Size
        </p>
        <UnitSwitch
          value={size.unit}
          onChange={(unit) => {
            keepUnit(unit);
            changeSize((draft) => withUnit(draft, unit));
          }}
        />
        <MeasureGuide category={product.category} />
      </div>
      <div className={styles.sides}>
        {field('width', 'Width')}
        {field('height', 'Height')}
      </div>
      <p className={styles.hint}>
        Add {padding} to the width and {padding} to the height for installation.
      </p>
      <SizeQuestionNote {...configured} />
      <DreamingBig {...configured} />
    </fieldset>
  );
}
