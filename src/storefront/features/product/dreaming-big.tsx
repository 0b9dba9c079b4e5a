import { paths } from '#contract/paths.ts';
import { DREAMING_BIG_MESSAGE, DREAMING_BIG_TITLE, exceedsStandardSize } from '#domain/catalogue/standard-size.ts';
import { Link } from '#ui/actions/link.tsx';
import styles from './measuring/size-input.module.css';
import type { ConfiguredProduct } from './use-configured-product.ts';

/** Above the standard size; it does not stand in the way of adding. */
export function DreamingBig({ product, type, entered }: ConfiguredProduct) {
  const isBig = entered !== undefined && exceedsStandardSize(product.category, entered, type?.width);
  return (
    <div role="status">
      {isBig && (
        <div className={styles.note}>
          <strong>{DREAMING_BIG_TITLE}</strong>
          <p>
            {DREAMING_BIG_MESSAGE} <Link to={paths.contact}>Contact customer service</Link>
          </p>
        </div>
      )}
    </div>
  );
}
