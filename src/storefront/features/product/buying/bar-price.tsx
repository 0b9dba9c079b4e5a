import type { ReactNode } from 'react';
import bottomBar from '#ui/layout/bottom-bar.module.css';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './buy-bar.module.css';
import { formatPrice } from './price-box.tsx';

/** The price beside the button, for when the price box is out of sight. */
export function BarPrice({ price, canAdd, children }: ProductConfigurator & { children?: ReactNode }) {
  return (
    <div className={bottomBar.short}>
      <span className={styles.amount} aria-hidden="true">
        {canAdd ? formatPrice(price) : `From ${formatPrice(price)}`}
      </span>
      {children}
    </div>
  );
}
