import type { HomeTile } from '#contract/content/home-content.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { AddressLink } from '#ui/actions/address-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './category-tiles.module.css';
import { HomeSection } from './home-section.tsx';

const SIZES = '(min-width: 1360px) 302px, (min-width: 768px) 23vw, 46vw';

export function CategoryTiles({ tiles }: { tiles: readonly HomeTile[] }) {
  return (
    <HomeSection
      id="home-categories"
      title="Shop By Categories"
      lead="Start with a wall, a window or a single picture. We make everything to your size."
    >
      <ul className={styles.tiles}>
        {tiles.map(({ id, label, to, picture }) => (
          <li key={id}>
            <AddressLink to={to} className={styles.tile}>
              <span className={styles.picture}>
                <Picture file={picture ?? undefined} alt={picture?.alt ?? ''} sizes={SIZES} ratio="3 / 4" />
              </span>
              <span className={styles.label}>
                {label}
                <Icon name="arrowRight" size={22} />
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
