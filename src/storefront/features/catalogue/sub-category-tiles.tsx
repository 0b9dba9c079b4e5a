import type { Collection } from '#contract/content/collections-content.ts';
import { paths } from '#contract/paths.ts';
import type { ProductImage } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { type SubCategoryTile, sortBySlugs } from '#domain/catalogue/sub-category.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { Link } from '#ui/actions/link.tsx';
import styles from './sub-category-tiles.module.css';

type SubCategoryTilesProps = {
  category: Category;
  label: string;
  tiles: readonly SubCategoryTile<ProductImage>[];
  /** The owner's choices of pictures and order. */
  collection: Collection | undefined;
};

export function SubCategoryTiles({ category, label, tiles, collection }: SubCategoryTilesProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {sortBySlugs(tiles, collection?.order ?? []).map((tile) => (
          <li key={tile.slug}>
            <Link to={paths.subCategory(category, tile.slug)} className={styles.tile}>
              <span className={styles.round}>
                <Picture
                  file={collection?.subCategories[tile.slug]?.picture ?? tile.image}
                  alt=""
                  sizes="(min-width: 768px) 160px, 104px"
                  ratio="1"
                />
              </span>
              <span className={styles.label}>{tile.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
