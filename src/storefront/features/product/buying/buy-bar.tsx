import { SIZE_NEEDED_MESSAGE } from '#domain/pricing/price-messages.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import { AddAction } from './add-action.tsx';
import styles from './buy-bar.module.css';
import { SaveAction } from './save-action.tsx';

/** Below the price on desktop, a bottom bar on smaller screens. */
export function BuyBar(configurator: ProductConfigurator) {
  const { canAdd, lineIntent } = configurator;
  return (
    <div className={styles.buy}>
      {lineIntent.purpose === 'edit' ? <SaveAction {...configurator} /> : <AddAction {...configurator} />}
      <p id="add-hint" className={styles.hint} hidden={canAdd}>
        {SIZE_NEEDED_MESSAGE}
      </p>
    </div>
  );
}
