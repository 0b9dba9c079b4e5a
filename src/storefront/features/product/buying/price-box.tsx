import { useEffect, useState } from 'react';
import { formatSize, type LengthUnit } from '#domain/measuring/length-unit.ts';
import { hundredthsToInches } from '#domain/measuring/size.ts';
import { formatRupees, INCLUSIVE_OF_TAXES, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import type { Price as PriceOfPiece } from '#domain/pricing/piece-price.ts';
import { MINIMUM_APPLIED_MESSAGE, SIZE_NEEDED_MESSAGE } from '#domain/pricing/price-messages.ts';
import { Price } from '#ui/layout/price.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './price-box.module.css';

const ANNOUNCE_AFTER_MS = 700;

export const formatPrice = (price: PriceOfPiece): string => formatRupees(price.unitPricePaise, { decimals: 2 });

/** Shows the minimum price until a size is entered (D-31), then the price and its calculation. */
export function PriceBox({ price, canAdd, size }: ProductConfigurator) {
  const amount = formatPrice(price);
  const announced = useDebounced(
    canAdd ? `Price ${amount}` : `From ${amount}. ${SIZE_NEEDED_MESSAGE}`,
    ANNOUNCE_AFTER_MS,
  );
  return (
    <section className={styles.box} aria-label="Price">
      <p className={styles.amount}>
        {canAdd ? <Price amount={amount} large /> : <Price before="From" amount={amount} large />}
        <span className={styles.taxes}>{INCLUSIVE_OF_TAXES}</span>
      </p>
      {canAdd ? <Arithmetic price={price} unit={size.unit} /> : <p className={styles.note}>{SIZE_NEEDED_MESSAGE}</p>}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </section>
  );
}

function Arithmetic({ price, unit }: { price: PriceOfPiece; unit: LengthUnit }) {
  const size = formatSize(unit, {
    widthInInches: hundredthsToInches(price.size.widthHundredths),
    heightInInches: hundredthsToInches(price.size.heightHundredths),
  });
  const rate = formatRupees(price.ratePaise, { decimals: 2 });
  return (
    <div className={styles.note}>
      <p>
        {size} = {price.areaSqFt} sq ft × {rate}
        {PER_SQUARE_FOOT_LABEL}
      </p>
      {price.minimumApplied && <p>{MINIMUM_APPLIED_MESSAGE}</p>}
    </div>
  );
}

/** The value after it has been stable for `delayMs`, so that screen readers skip intermediate values. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
