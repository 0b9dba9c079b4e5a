import { LENGTH_UNITS, type LengthUnit } from '#domain/measuring/length-unit.ts';
import styles from './size-input.module.css';

const UNIT_LABELS: Record<LengthUnit, { text: string; name: string }> = {
  in: { text: 'in', name: 'Inches' },
  ft: { text: 'ft + in', name: 'Feet and inches' },
  cm: { text: 'cm', name: 'Centimetres' },
};

/** The unit for entering sizes; prices and orders use inches. */
export function UnitSwitch({ value, onChange }: { value: LengthUnit; onChange: (unit: LengthUnit) => void }) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Unit</legend>
      {LENGTH_UNITS.map((unit) => (
        <label key={unit}>
          <input
            type="radio"
            name="unit"
            value={unit}
            aria-label={UNIT_LABELS[unit].name}
            checked={unit === value}
            onChange={() => onChange(unit)}
          />
          {UNIT_LABELS[unit].text}
        </label>
      ))}
    </fieldset>
  );
}
