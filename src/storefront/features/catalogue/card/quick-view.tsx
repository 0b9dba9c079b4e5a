import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { subCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { productState } from '#storefront/state/product/product-navigation.ts';
import { buttonClass } from '#ui/actions/button-style.ts';
import { Link } from '#ui/actions/link.tsx';
import { SwatchGroup } from '#ui/fields/swatch-group.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { coloursOf, picturesOf } from './card-pictures.ts';
import { CardPrice } from './card-price.tsx';
import styles from './quick-view.module.css';

type QuickViewProps = { product: Product; colorHex: string | undefined; onClose: () => void };

/** A closer look without leaving the list. Stands in the page only while it is open. */
export function QuickView({ product, colorHex, onClose }: QuickViewProps) {
  const colours = coloursOf(product);
  const [hex, setHex] = useState(colorHex ?? colours[0]?.hex);
  const { main, room } = picturesOf(product, hex);
  useCloseOnNavigation(onClose);
  return (
    <div className={styles.frame}>
      <Dialog
        open
        onClose={onClose}
        title={product.title}
        footer={
          <Link
            to={paths.product(product.id)}
            state={productState(product, hex)}
            className={buttonClass({ variant: 'primary', wide: true })}
          >
            View product
          </Link>
        }
      >
        <div className={styles.view}>
          <div>
            <Picture file={room ?? main} alt={product.title} sizes="(min-width: 768px) 440px, 90vw" ratio="1" />
          </div>
          <div className={styles.words}>
            <p className="eyebrow">{subCategoryLabel(product.subCategory)}</p>
            <p className={styles.price}>
              <CardPrice product={product} />
            </p>
            {colours.length > 0 && (
              <SwatchGroup
                legend="Colour"
                options={colours.map((colour) => ({ value: colour.hex, colour: colour.hex, name: colour.name }))}
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

/** The page behind has changed, by the Back button for example. */
function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);
}
