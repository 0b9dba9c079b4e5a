import type { ReactNode } from 'react';
import bottomBar from '#ui/layout/bottom-bar.module.css';
import type { ConfiguredProduct } from '../use-configured-product.ts';
import styles from './buy-bar.module.css';
import { priceText } from './price-box.tsx';

/** The price beside the button, where the price box may be out of sight; `children` is a way on below it. */
export function BarPrice({ price, canAdd, children }: ConfiguredProduct & { children?: ReactNode }) {
  return (
    <div className={bottomBar.short}>
      <span className={styles.amount} aria-hidden="true">
        {canAdd ? priceText(price) : `From ${priceText(price)}`}
      </span>
      {children}
    </div>
  );
}
