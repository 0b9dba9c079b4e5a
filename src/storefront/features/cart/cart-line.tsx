import type { CartItem } from '#contract/api/cart.ts';
import { lineFacts } from '#domain/cart/line-facts.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/cart/quantity.ts';
import { subCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { formatRate, formatRupees, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { copyAddress, editAddress, fromCartState, lineAddress } from '#storefront/state/cart/line-address.ts';
import { useKeptUnit } from '#storefront/state/product/kept-unit.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Stepper } from '#ui/fields/stepper.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import styles from './cart-line.module.css';
import { useLinePicture } from './use-line-picture.ts';

type CartLineProps = {
  item: CartItem;
  /** False for a visitor, whose copy cannot be changed. */
  canEdit: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

export function CartLine({ item, canEdit, onQuantity, onRemove }: CartLineProps) {
  const { productTitle: title, quantity } = item;
  const picture = useLinePicture(item);
  const unit = useKeptUnit();
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture file={picture} alt="" sizes="(min-width: 640px) 144px, 96px" ratio="4 / 5" />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{`${item.category} - ${subCategoryLabel(item.subCategory)}`}</p>
        <h2 className={styles.title}>
          <Link to={lineAddress(item)}>{title}</Link>
        </h2>
        <p className={styles.rate}>
          {`${formatRate(rupeesToPaise(item.pricePerSqFt))} `}
          <span>{PER_SQUARE_FOOT_LABEL}</span>
        </p>
        <div className={styles.facts}>
          <Facts facts={[...colourFact(item), ...lineFacts(item, unit)]} />
        </div>
        {canEdit && <LineEdits item={item} />}
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

function LineEdits({ item }: { item: CartItem }) {
  const title = item.productTitle;
  return (
    <p className={styles.edits}>
      <Link to={editAddress(item)} state={fromCartState} aria-label={`Edit ${title}`}>
        Edit
      </Link>
      <Link to={copyAddress(item)} aria-label={`Add another size of ${title}`}>
        Add another size
      </Link>
    </p>
  );
}

const colourFact = ({ colorName }: CartItem) => (colorName ? [{ label: 'Colour', text: colorName }] : []);
