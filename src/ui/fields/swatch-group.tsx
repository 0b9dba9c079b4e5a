import { useId } from 'react';
import styles from './swatch.module.css';
import { Swatch } from './swatch.tsx';

export type SwatchOption = { value: string; colour: string; label: string };

type SwatchGroupProps = {
  name?: string;
  /** e.g. 'Colour'; the selected option's label follows it. */
  legend: string;
  options: readonly SwatchOption[];
  value: string | undefined;
  onChange: (value: string) => void;
};

export function SwatchGroup({ name, legend, options, value, onChange }: SwatchGroupProps) {
  const generatedName = useId();
  const selected = options.find((option) => option.value === value);
  return (
    <fieldset>
      <legend className={styles.legend}>
        <b>{legend}</b>
        {/* Hidden, because the radio button announces it. */}
        {selected && <span aria-hidden="true"> · {selected.label}</span>}
      </legend>
      <div className={styles.group}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={option.label}>
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Swatch colour={option.colour} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
