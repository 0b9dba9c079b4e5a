import { useEffect, useState } from 'react';
import { formatSize, type LengthUnit } from '#domain/measuring/length-unit.ts';
import { formatArea, toSizeInInches } from '#domain/measuring/size.ts';
import { INCLUSIVE_OF_TAXES } from '#domain/money/format-rupees.ts';
import {
  MINIMUM_APPLIED_MESSAGE,
  MINIMUM_PRICE_LABEL,
  NO_PRICE_MESSAGE,
  type PiecePrice,
  SIZE_NEEDED_MESSAGE,
} from '#domain/pricing/piece-price.ts';
import { PriceText } from '#ui/layout/price-text.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import { formatRatePerSqFt, formatUnitPrice } from './format-unit-price.ts';
import styles from './price-box.module.css';

const ANNOUNCEMENT_DELAY_MS = 700;

type PriceBoxProps = Pick<ProductConfigurator, 'price' | 'canAddToCart' | 'isTooLarge' | 'sizeDraft'>;

/** Shows the rate until a size is entered (D-31), then the price and how it is calculated. */
export function PriceBox({ price, canAddToCart, isTooLarge, sizeDraft }: PriceBoxProps) {
  const formattedPrice = formatUnitPrice(price);
  const rate = formatRatePerSqFt(price.ratePaise);
  const messageWithoutSize = isTooLarge ? NO_PRICE_MESSAGE : `${rate} ${SIZE_NEEDED_MESSAGE}`;
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
          <PriceText amount={canAddToCart ? formattedPrice : rate} isLarge />
          <span className={styles.taxes}>{INCLUSIVE_OF_TAXES}</span>
        </p>
      )}
      {canAddToCart && <PriceCalculation price={price} unit={sizeDraft.unit} />}
      {!canAddToCart && !isTooLarge && (
        <>
          <p>{SIZE_NEEDED_MESSAGE}</p>
          <small className={styles.note}>{MINIMUM_PRICE_LABEL}</small>
        </>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </section>
  );
}

function PriceCalculation({ price, unit }: { price: PiecePrice; unit: LengthUnit }) {
  const size = toSizeInInches(price.size);
  return (
    <div className={styles.note}>
      <p>
        {formatSize(unit, size)} = {formatArea(size)} sq ft × {formatRatePerSqFt(price.ratePaise)}
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
