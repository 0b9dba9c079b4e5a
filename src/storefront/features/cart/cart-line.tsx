import type { CartItem } from '#contract/storefront/cart.ts';
import { listColourDetails, listLineDetails, listTypeDetails } from '#domain/cart/line-details.ts';
import { getMaxQuantity, isSampleLine } from '#domain/cart/line-kind.ts';
import { MIN_QUANTITY } from '#domain/cart/quantity.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { formatRate, formatRupees, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { Picture, type PictureFile } from '#storefront/pictures/picture.tsx';
import { toPictureFile } from '#storefront/pictures/picture-from-url.ts';
import { cartHistoryState, getCopyLineUrl, getEditLineUrl, getLineUrl } from '#storefront/state/cart/line-links.ts';
import { selectProductById } from '#storefront/state/catalogue/products-selectors.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { useSavedUnit } from '#storefront/state/product/saved-unit.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Stepper } from '#ui/fields/stepper.tsx';
import { DetailList } from '#ui/layout/detail-list.tsx';
import styles from './cart-line.module.css';

type CartLineProps = {
  item: CartItem;
  /** False for visitors. */
  canEdit: boolean;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
};

export function CartLine({ item, canEdit, onQuantityChange, onRemove }: CartLineProps) {
  const { productTitle: title, quantity } = item;
  const name = isSampleLine(item) ? `sample of ${title}` : title;
  const picture = useLinePicture(item);
  const unit = useSavedUnit();
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture file={picture} alt="" sizes="(min-width: 640px) 144px, 96px" ratio="4 / 5" />
      </div>
      <div className={styles.text}>
        <p className={styles.kind}>{`${item.category} - ${getSubCategoryLabel(item.subCategory)}`}</p>
        <h2 className={styles.title}>
          <Link to={getLineUrl(item)}>{title}</Link>
        </h2>
        {!isSampleLine(item) && (
          <p className={styles.rate}>
            {`${formatRate(rupeesToPaise(item.pricePerSqFt))} `}
            <span>{PER_SQUARE_FOOT_LABEL}</span>
          </p>
        )}
        <div className={styles.facts}>
          <DetailList
            details={[...listTypeDetails(item), ...listColourDetails(item), ...listLineDetails(item, unit)]}
          />
        </div>
        {canEdit && !isSampleLine(item) && <LineEdits item={item} />}
      </div>
      <div className={styles.controls}>
        <Stepper
          label={`Quantity of ${name}`}
          value={quantity}
          min={MIN_QUANTITY}
          max={getMaxQuantity(item)}
          onChange={onQuantityChange}
        />
        <IconButton icon="trash" iconSize={22} label={`Remove ${name}`} onClick={onRemove} />
        <p className={styles.price}>
          <span className="visually-hidden">Line total: </span>
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
      <Link to={getEditLineUrl(item)} state={cartHistoryState} aria-label={`Edit ${title}`}>
        Edit
      </Link>
      <Link to={getCopyLineUrl(item)} aria-label={`Add another size of ${title}`}>
        Add another size
      </Link>
    </p>
  );
}

/** Uses the product's responsive files if it is in the store, else the line's URL. */
function useLinePicture({ productId, productImageUrl: url }: CartItem): PictureFile | undefined {
  const product = useAppSelector((state) => selectProductById(state, productId));
  return product?.images.find((image) => image.url === url) ?? toPictureFile(url);
}
