import type { OrderItem } from '#contract/storefront/orders.ts';
import { getPictureSources } from '#domain/catalogue/pictures/picture-sources.ts';
import styles from './order-items.module.css';

/** Uses the address stored with the order; the product may no longer exist. */
export function ItemPicture({ item }: { item: OrderItem }) {
  const { productImageUrl: url, productImageWidths: widths } = item;
  if (url === null) return <div className={styles.picture} />;
  const { src, srcSet, type } = getPictureSources({ url, widths });
  return (
    <picture className={styles.picture}>
      {srcSet !== '' && <source type={type} srcSet={srcSet} sizes="72px" />}
      <img src={src} alt="" width={72} height={90} loading="lazy" />
    </picture>
  );
}
