import { useEffect, useState } from 'react';
import { formatSize, type LengthUnit } from '#domain/measuring/length-unit.ts';
import { toSizeInInches } from '#domain/measuring/size.ts';
import { formatRupees, INCLUSIVE_OF_TAXES, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import {
  MINIMUM_APPLIED_MESSAGE,
  NO_PRICE_MESSAGE,
  type PiecePrice,
  SIZE_NEEDED_MESSAGE,
} from '#domain/pricing/piece-price.ts';
import { PriceText } from '#ui/layout/price-text.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import { formatUnitPrice } from './format-unit-price.ts';
import styles from './price-box.module.css';

const ANNOUNCEMENT_DELAY_MS = 700;

type PriceBoxProps = Pick<ProductConfigurator, 'price' | 'canAddToCart' | 'isTooLarge' | 'sizeDraft'>;

/** Until a size is entered, `price` is the minimum price (D-31); then the box explains how it is calculated. */
export function PriceBox({ price, canAddToCart, isTooLarge, sizeDraft }: PriceBoxProps) {
  const formattedPrice = formatUnitPrice(price);
  const messageWithoutSize = isTooLarge ? NO_PRICE_MESSAGE : `From ${formattedPrice}. ${SIZE_NEEDED_MESSAGE}`;
  const announcement = useDebouncedValue(
    canAddToCart ? `Price ${formattedPrice}` : messageWithoutSize,
    ANNOUNCEMENT_DELAY_MS,
  );
  return (
    <section className={styles.box} aria-label="Price">
      {isTooLarge ? (
        <p>{NO_PRICE_MESSAGE}</p>
      ) : (
        <p className={styles.amount}>
          {canAddToCart ? (
            <PriceText amount={formattedPrice} isLarge />
          ) : (
            <PriceText prefix="From" amount={formattedPrice} isLarge />
          )}
          <span className={styles.taxes}>{INCLUSIVE_OF_TAXES}</span>
        </p>
      )}
      {canAddToCart && <PriceCalculation price={price} unit={sizeDraft.unit} />}
      {!canAddToCart && !isTooLarge && <p className={styles.note}>{SIZE_NEEDED_MESSAGE}</p>}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </section>
  );
}

function PriceCalculation({ price, unit }: { price: PiecePrice; unit: LengthUnit }) {
  const formattedSize = formatSize(unit, toSizeInInches(price.size));
  const rate = formatRupees(price.ratePaise, { decimals: 2 });
  return (
    <div className={styles.note}>
      <p>
        {formattedSize} = {price.areaSqFt} sq ft × {rate}
        {PER_SQUARE_FOOT_LABEL}
      </p>
      {price.isMinimumApplied && <p>{MINIMUM_APPLIED_MESSAGE}</p>}
    </div>
  );
}

/** Returns the value once it has been stable for `delayMs`, so that screen readers skip intermediate values. */
function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
