import { SIZE_NEEDED_MESSAGE } from '#domain/pricing/price-before-size.ts';
import type { ConfiguredProduct } from '../use-configured-product.ts';
import { AddAction } from './add-action.tsx';
import styles from './buy-bar.module.css';
import { SaveAction } from './save-action.tsx';

/** One place for all screens: under the price on a desk, in a bar along the bottom of anything smaller. */
export function BuyBar(configured: ConfiguredProduct) {
  const { canAdd, opened } = configured;
  return (
    <div className={styles.buy}>
      {opened.purpose === 'edit' ? <SaveAction {...configured} /> : <AddAction {...configured} />}
      <p id="add-hint" className={styles.hint} hidden={canAdd}>
        {SIZE_NEEDED_MESSAGE}
      </p>
    </div>
  );
}
