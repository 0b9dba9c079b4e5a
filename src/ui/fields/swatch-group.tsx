import { useId } from 'react';
import styles from './swatch.module.css';
import { Swatch } from './swatch.tsx';

export type SwatchOption = { value: string; colour: string; name: string };

type SwatchGroupProps = {
  /** e.g. 'Colour'. The chosen name is written after it. */
  legend: string;
  options: readonly SwatchOption[];
  value: string | undefined;
  onChange: (value: string) => void;
};

export function SwatchGroup({ legend, options, value, onChange }: SwatchGroupProps) {
  const group = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset>
      <legend className={styles.legend}>
        <b>{legend}</b>
        {chosen && <span aria-hidden="true"> · {chosen.name}</span>}
      </legend>
      <div className={styles.group}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={option.name}>
            <input
              type="radio"
              name={group}
              value={option.value}
              aria-label={option.name}
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
