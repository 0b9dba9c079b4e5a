import { Link } from 'react-router';
import type { CartItem } from '#contract/api/cart.ts';
import { paths } from '#contract/paths.ts';
import { chosenOptions } from '#domain/cart/cart-options.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/cart/quantity.ts';
import { subCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { formatRate, formatRupees, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { linePairs } from '#domain/product/line-query.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './cart-line.module.css';
import { useLinePicture } from './use-line-picture.ts';

type CartLineProps = { item: CartItem; onQuantity: (quantity: number) => void; onRemove: () => void };

export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const { productTitle: title, quantity } = item;
  const picture = useLinePicture(item);
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture file={picture} alt="" sizes="(min-width: 640px) 144px, 96px" ratio="4 / 5" />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{`${item.category} - ${subCategoryLabel(item.subCategory)}`}</p>
        <h2 className={styles.title}>
          <Link to={addressOf(item)}>{title}</Link>
        </h2>
        <p className={styles.rate}>
          {`${formatRate(rupeesToPaise(item.pricePerSqFt))} `}
          <span>{PER_SQUARE_FOOT_LABEL}</span>
        </p>
        <LineFacts item={item} />
      </div>
      <div className={styles.controls}>
        <Stepper
          label={`Quantity of ${title}`}
          value={quantity}
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          onChange={onQuantity}
        />
        <IconButton icon="trash" iconSize={22} label={`Remove ${title}`} onClick={onRemove} />
        <p className={styles.price}>
          <span className="visually-hidden">Price of this line: </span>
          {formatRupees(rupeesToPaise(item.lineTotal), { decimals: 0 })}
        </p>
      </div>
    </li>
  );
}

/** The product page, as this line was configured. */
const addressOf = (item: CartItem): string =>
  `${paths.product(item.productId)}?${new URLSearchParams(linePairs(item))}`;

function LineFacts({ item }: { item: CartItem }) {
  const { widthInInches: width, heightInInches: height, areaSqFt, orderComment } = item;
  const facts = [
    ...(width > 0 && height > 0 ? [{ label: 'Size', text: `${width} × ${height} in` }] : []),
    ...(areaSqFt > 0 ? [{ label: 'Area', text: `${areaSqFt} sq.ft.` }] : []),
    ...chosenOptions(item),
    ...(orderComment ? [{ label: 'Comment', text: orderComment }] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
