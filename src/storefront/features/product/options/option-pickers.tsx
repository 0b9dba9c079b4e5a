import { Fragment } from 'react';
import { isChosenByStyle, STYLE_OPTIONS } from '#domain/catalogue/blind-types.ts';
import { OPTIONS_BY_CATEGORY } from '#domain/catalogue/product-options.ts';
import { asksForAllowance } from '#domain/measuring/installation-allowance.ts';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import { OptionPicker } from './option-picker.tsx';
import styles from './option-pickers.module.css';

const loadAllowance = async () => (await import('../measuring/allowance-question.tsx')).AllowanceQuestion;

/** Options of curtains and blinds that do not affect the price. */
export function OptionPickers(configurator: ProductConfigurator) {
  const { product, types, options } = configurator;
  const asksAllowance = asksForAllowance(product.category, options.fittingType);
  const { module: AllowanceQuestion } = useOnDemand(loadAllowance, asksAllowance);
  const pricedNames: readonly string[] = isChosenByStyle(types) ? STYLE_OPTIONS : [];
  const names = OPTIONS_BY_CATEGORY[product.category].filter((name) => !pricedNames.includes(name));
  if (names.length === 0) return null;
  return (
    <div className={styles.options}>
      {names.map((name) => (
        <Fragment key={name}>
          <OptionPicker name={name} configurator={configurator} />
          {name === 'fittingType' && asksAllowance && AllowanceQuestion && <AllowanceQuestion {...configurator} />}
        </Fragment>
      ))}
    </div>
  );
}
