import type { CartItem } from '#contract/storefront/cart.ts';
import { listChoiceDetails, listColourDetails } from '#domain/cart/line-details.ts';
import { isSampleLine, SAMPLE_LABEL } from '#domain/cart/line-kind.ts';
import { formatQuantity } from '#domain/cart/quantity.ts';
import { formatSize } from '#domain/measuring/length-unit.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { toPictureFile } from '#storefront/pictures/picture-from-url.ts';
import { useSavedUnit } from '#storefront/state/product/saved-unit.ts';
import styles from './order-review.module.css';

export function ReviewLine({ item }: { item: CartItem }) {
  const { productTitle, productTypeTitle, quantity, widthInInches: width, heightInInches: height } = item;
  const unit = useSavedUnit();
  const choices = [...listColourDetails(item), ...listChoiceDetails(item)];
  return (
    <li className={styles.line}>
      <div>
        <Picture file={toPictureFile(item.productImageUrl)} alt="" sizes="64px" ratio="4 / 5" />
      </div>
      <div>
        <p className={styles.title}>{productTitle}</p>
        <p className={styles.facts}>
          {productTypeTitle && `${productTypeTitle} · `}
          {isSampleLine(item) && `${SAMPLE_LABEL} · `}
          {width > 0 && height > 0 && `${formatSize(unit, item)} · `}
          <span>{formatQuantity(quantity)}</span>
        </p>
        {choices.length > 0 && (
          <p className={styles.facts}>{choices.map(({ label, text }) => `${label}: ${text}`).join(' · ')}</p>
        )}
      </div>
      <p className={styles.price}>
        <span className="visually-hidden">Line total: </span>
        {formatRupees(rupeesToPaise(item.lineTotal), { decimals: 0 })}
      </p>
    </li>
  );
}
