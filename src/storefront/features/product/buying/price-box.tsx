import { formatRupees, INCLUSIVE_OF_TAXES, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { MINIMUM_APPLIED_MESSAGE, SIZE_NEEDED_MESSAGE } from '#domain/pricing/price-before-size.ts';
import type { Price as PriceOfPiece } from '#domain/pricing/price-of.ts';
import { hundredthsToInches } from '#domain/pricing/size.ts';
import { type LengthUnit, sizeText } from '#domain/product/length-unit.ts';
import { Price } from '#ui/layout/price.tsx';
import type { ConfiguredProduct } from '../use-configured-product.ts';
import { useSettled } from '../use-settled.ts';
import styles from './price-box.module.css';

const ANNOUNCE_AFTER_MS = 700;

export const priceText = (price: PriceOfPiece): string => formatRupees(price.unitPricePaise, { decimals: 2 });

/** Until a size is there, the minimum and what is needed (decision D-31); then the price and how it came about. */
export function PriceBox({ price, canAdd, size }: ConfiguredProduct) {
  const amount = priceText(price);
  const announced = useSettled(
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
  const size = sizeText(unit, {
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
