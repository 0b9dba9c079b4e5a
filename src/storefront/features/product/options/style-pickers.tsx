import { chooseByStyle, NOT_AVAILABLE_MESSAGE, STYLE_OPTIONS } from '#domain/catalogue/blind-types.ts';
import { formatTypeRate } from '../buying/format-unit-price.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import { ChangeNote } from './change-note.tsx';
import { type ChoiceDetail, OptionPicker } from './option-picker.tsx';
import styles from './option-pickers.module.css';

type StyleOption = (typeof STYLE_OPTIONS)[number];

/** Style and motorisation of a blind, where they select the type and its rate (D-44). */
export function StylePickers(configurator: ProductConfigurator) {
  const { type, changeNote } = configurator;
  return (
    <div className={styles.options}>
      {STYLE_OPTIONS.map((name) => (
        <div key={name}>
          <OptionPicker
            name={name}
            configurator={configurator}
            describe={(choice) => describeStyle(configurator, name, choice)}
          />
          {name === 'blindStyle' && type?.description && <p className={styles.description}>{type.description}</p>}
          <ChangeNote note={changeNote} choice={name} />
        </div>
      ))}
    </div>
  );
}

/** Returns the rate that the choice leads to. */
function describeStyle({ types, type }: ProductConfigurator, name: StyleOption, choice: string): ChoiceDetail {
  const selected = chooseByStyle(types, type, { [name]: choice });
  return selected ? { detail: formatTypeRate(selected) } : { detail: NOT_AVAILABLE_MESSAGE, disabled: true };
}
