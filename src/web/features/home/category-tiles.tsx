import { paths } from '#contract/paths.ts';
import { CATEGORIES, HOME_TILE_CATEGORIES } from '#domain/catalogue/category.ts';
import { shopPicture } from '../../content/shop-picture.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './category-tiles.module.css';
import { HomeSection } from './home-section.tsx';

const SIZES = '(min-width: 1360px) 302px, (min-width: 768px) 23vw, 46vw';

export function CategoryTiles() {
  return (
    <HomeSection
      id="home-categories"
      title="Shop By Categories"
      lead="Begin with a wall, a window or a single picture. Everything is made to the size you give us."
    >
      <ul className={styles.tiles}>
        {HOME_TILE_CATEGORIES.map((category) => (
          <li key={category}>
            <Link to={paths.category(category)} className={styles.tile}>
              <span className={styles.picture}>
                <Picture file={shopPicture(`tile-${category}`)} alt="" sizes={SIZES} ratio="3 / 4" />
              </span>
              <span className={styles.label}>
                {CATEGORIES[category].callName}
                <Icon name="arrowRight" size={22} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
