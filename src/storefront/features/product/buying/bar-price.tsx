import type { ReactNode } from 'react';
import bottomBar from '#ui/layout/bottom-bar.module.css';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './buy-bar.module.css';
import { formatRatePerSqFt, formatUnitPrice } from './format-unit-price.ts';

/** Repeats the price beside the button, because the price box may be scrolled away. */
export function BarPrice({
  price,
  canAddToCart,
  isTooLarge,
  children,
}: ProductConfigurator & { children?: ReactNode }) {
  return (
    <div className={bottomBar.short}>
      {!isTooLarge && (
        <span className={styles.amount} aria-hidden="true">
          {canAddToCart ? formatUnitPrice(price) : formatRatePerSqFt(price.ratePaise)}
        </span>
      )}
      {children}
    </div>
  );
}
