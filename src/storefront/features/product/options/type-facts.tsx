import { CART_OPTION_LABELS, chosenOptions } from '#domain/cart/cart-options.ts';
import { formatRupees, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { sizeText } from '#domain/product/length-unit.ts';
import styles from '../product-facts.module.css';
import type { ConfiguredProduct } from '../use-configured-product.ts';

/** Details of the chosen type and options, as they will stand on the cart line. */
export function TypeFacts({ type, item, price, size: { unit } }: ConfiguredProduct) {
  if (!type) return null;
  const size = item.category === 'canvas' ? sizeText(unit, item) : undefined;
  const rate = formatRupees(price.ratePaise, { decimals: 2 }) + PER_SQUARE_FOOT_LABEL;
  const rows: [string, string | undefined][] = [
    ['Type', type.title],
    ['Size', size],
    ...chosenOptions(item).map(({ field, text }): [string, string] => [CART_OPTION_LABELS[field], text]),
    ['Price', rate],
  ];
  return (
    <section className={styles.fact}>
      <h2>Details</h2>
      <dl className={styles.rows}>
        {rows.map(([label, text]) =>
          text === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
