import { listChosenOptions } from '#domain/cart/cart-options.ts';
import { formatSize } from '#domain/measuring/length-unit.ts';
import { formatRatePerSqFt } from '../buying/format-unit-price.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from '../product-facts.module.css';

/** Details of the chosen type and options, as shown on the cart line. */
export function TypeFacts({ type, item, price, sizeDraft: { unit } }: ProductConfigurator) {
  if (!type) return null;
  const size = item.category === 'canvas' ? formatSize(unit, item) : undefined;
  const rows: [string, string | undefined][] = [
    ['Type', type.title],
    ['Size', size],
    ...listChosenOptions(item).map(({ label, text }): [string, string] => [label, text]),
    ['Price', formatRatePerSqFt(price.ratePaise)],
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
