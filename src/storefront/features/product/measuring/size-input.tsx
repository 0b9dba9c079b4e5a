import { useState } from 'react';
import { formatLength } from '#domain/measuring/length-unit.ts';
import { INSTALLATION_PADDING_INCHES } from '#domain/measuring/size.ts';
import { changeUnit, commitLength, type Side, updateLength } from '#domain/measuring/size-draft.ts';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { SIZE_ID } from '../configuration/use-configuration.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import { LengthField } from './length-field.tsx';
import { MeasureGuide } from './measure-guide.tsx';
import styles from './size-input.module.css';
import { UnitSwitch } from './unit-switch.tsx';

const loadNotes = () => import('./size-notes.tsx');

/** For every category except canvas, whose types have fixed sizes. */
export function SizeInput(configurator: ProductConfigurator) {
  const { product, sizeDraft, enteredSize, isTooLarge, changeSize } = configurator;
  const [isInUse, setInUse] = useState(false);
  const { module: notes } = useOnDemand(loadNotes, isInUse || enteredSize !== undefined || isTooLarge);
  if (product.category === 'canvas') return null;
  const renderField = (side: Side, label: string) => (
    <LengthField
      // Remounts on a unit change to drop the old error.
      key={`${side} ${sizeDraft.unit}`}
      name={side}
      label={label}
      unit={sizeDraft.unit}
      draft={sizeDraft[side]}
      onChange={(entry) => changeSize((draft) => updateLength(draft, side, entry))}
      onCommit={() => changeSize((draft) => commitLength(draft, side))}
    />
  );
  const inches = `${INSTALLATION_PADDING_INCHES} inches`;
  const padding = sizeDraft.unit === 'cm' ? `${inches} (${formatLength('cm', INSTALLATION_PADDING_INCHES)})` : inches;
  return (
    <fieldset id={SIZE_ID} className={styles.size} onFocus={() => setInUse(true)}>
      <legend className="visually-hidden">Size</legend>
      <div className={styles.head}>
        <p className={styles.heading} aria-hidden="true">
          Size
        </p>
        <UnitSwitch
          value={sizeDraft.unit}
          onChange={(unit) => {
            saveUnit(unit);
            changeSize((draft) => changeUnit(draft, unit));
          }}
        />
        <MeasureGuide category={product.category} />
      </div>
      <div className={styles.sides}>
        {renderField('width', 'Width')}
        {renderField('height', 'Height')}
      </div>
      <p className={styles.hint}>
        Add {padding} to the width and {padding} to the height for installation.
      </p>
      <div role="status">{notes && <notes.SizeQuestionNote {...configurator} />}</div>
      <div role="status">{notes && <notes.OversizeNote {...configurator} />}</div>
    </fieldset>
  );
}
