import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { createProductHistoryState } from '#storefront/state/product/product-navigation.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { SwatchGroup } from '#ui/fields/swatch-group.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { listCardColours, pickCardPictures } from './card-pictures.ts';
import { CardPrice } from './card-price.tsx';
import styles from './quick-view.module.css';

type QuickViewProps = { product: Product; colorHex: string | undefined; onClose: () => void };

/** Mounted only while open. */
export function QuickView({ product, colorHex, onClose }: QuickViewProps) {
  const colours = listCardColours(product);
  const [hex, setHex] = useState(colorHex ?? colours[0]?.hex);
  const { main, room } = pickCardPictures(product, hex);
  useCloseOnNavigation(onClose);
  return (
    <div className={styles.frame}>
      <Dialog
        open
        onClose={onClose}
        title={product.title}
        footer={
          <ButtonLink to={paths.product(product.id)} state={createProductHistoryState(product, hex)} isWide>
            View product
          </ButtonLink>
        }
      >
        <div className={styles.view}>
          <div>
            <Picture file={room ?? main} alt={product.title} sizes="(min-width: 768px) 440px, 90vw" ratio="1" />
          </div>
          <div className={styles.text}>
            <p className="eyebrow">{getSubCategoryLabel(product.subCategory)}</p>
            <p className={styles.price}>
              <CardPrice product={product} />
            </p>
            {colours.length > 0 && (
              <SwatchGroup
                legend="Colour"
                options={colours.map((colour) => ({ value: colour.hex, colour: colour.hex, label: colour.name }))}
                value={hex}
                onChange={setHex}
              />
            )}
            {product.orderComment && <p className={styles.description}>{product.orderComment}</p>}
          </div>
        </div>
      </Dialog>
    </div>
  );
}

/** Closes the dialog when the page behind it changes, e.g. by Back. */
function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const openedOn = useRef(key);
  useEffect(() => {
    if (key !== openedOn.current) onClose();
  }, [key, onClose]);
}
