import { paths } from '#contract/paths.ts';
import { getTypeWidth } from '#domain/catalogue/product-types.ts';
import {
  DREAMING_BIG_MESSAGE,
  DREAMING_BIG_NEXT_STEP,
  DREAMING_BIG_TITLE,
  exceedsStandardSize,
} from '#domain/measuring/standard-size.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { Link } from '#ui/actions/link.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './size-input.module.css';

/** Shown above the standard size; does not block adding. */
export function OversizeNote({ product, type, enteredSize, isTooLarge }: ProductConfigurator) {
  const { standardSizes } = useShopFacts();
  const isOversize =
    isTooLarge ||
    (enteredSize !== undefined &&
      exceedsStandardSize(product.category, enteredSize, standardSizes, getTypeWidth(type)));
  return (
    <div role="status">
      {isOversize && (
        <div className={styles.note}>
          <strong>{DREAMING_BIG_TITLE}</strong>
          <p>
            {DREAMING_BIG_MESSAGE} <Link to={paths.contact}>Contact customer service</Link>
          </p>
          {!isTooLarge && <p>{DREAMING_BIG_NEXT_STEP}</p>}
        </div>
      )}
    </div>
  );
}
