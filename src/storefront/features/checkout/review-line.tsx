import type { CartItem } from '#contract/api/cart.ts';
import { quantityText } from '#domain/cart/quantity.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { sizeText } from '#domain/product/length-unit.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { pictureAt } from '#storefront/pictures/picture-at.ts';
import { useKeptUnit } from '#storefront/state/product/kept-unit.ts';
import styles from './order-review.module.css';

export function ReviewLine({ item }: { item: CartItem }) {
  const { productTitle, quantity, widthInInches: width, heightInInches: height } = item;
  const unit = useKeptUnit();
  return (
    <li className={styles.line}>
      <div>
        <Picture file={pictureAt(item.productImageUrl)} alt="" sizes="64px" ratio="4 / 5" />
      </div>
      <div>
        <p className={styles.title}>{productTitle}</p>
        <p className={styles.facts}>
          {width > 0 && height > 0 && `${sizeText(unit, item)} · `}
          <span>{quantityText(quantity)}</span>
        </p>
      </div>
      <p className={styles.price}>
        <span className="visually-hidden">Price of this line: </span>
        {formatRupees(rupeesToPaise(item.lineTotal), { decimals: 0 })}
      </p>
    </li>
  );
}
