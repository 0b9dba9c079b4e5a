import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { getCategoryInfo } from '#domain/catalogue/category.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { Link } from '#ui/actions/link.tsx';
import styles from './same-design.module.css';

/** Links to the same design in other categories. */
export function SameDesign({ product: { alsoAs = [] } }: { product: Product }) {
  if (alsoAs.length === 0) return null;
  return (
    <nav className={styles.design} aria-label="Also as">
      <h2>Also as</h2>
      <ul className={styles.list}>
        {alsoAs.map(({ id, title, category, images: [image] }) => (
          <li key={id}>
            <Link to={paths.product(id)} className={styles.link}>
              <Picture file={image} alt="" sizes="72px" ratio="1" />
              <span>
                <b>{getCategoryInfo(category).menuLabel}</b> {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
