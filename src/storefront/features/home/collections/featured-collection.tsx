import { type ReactNode, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORIES, type Category, formatEmptyTabMessage, HOME_TAB_CATEGORIES } from '#domain/catalogue/category.ts';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { HomeSection } from '../home-section.tsx';
import styles from './featured-collection.module.css';
import { FeaturedPages } from './featured-pages.tsx';

const TABS = HOME_TAB_CATEGORIES.map((category) => ({ id: category, label: CATEGORIES[category].name }));

type FeaturedCollectionProps = {
  /** `undefined` while the products load. */
  getProducts: (category: Category) => readonly Product[] | undefined;
  /** Shown while the products load. */
  fallback: ReactNode;
  renderCard: (product: Product) => ReactNode;
};

export function FeaturedCollection({ getProducts, fallback, renderCard }: FeaturedCollectionProps) {
  const [tab, setTab] = useState<Category>('wallpaper');
  const products = getProducts(tab);
  const select = (id: string) => setTab(HOME_TAB_CATEGORIES.find((category) => category === id) ?? tab);
  return (
    <HomeSection id="home-featured" title="Our Featured Collection">
      <div className={styles.tabs}>
        <Tabs label="Our Featured Collection" tabs={TABS} selected={tab} onSelect={select}>
          {products === undefined && fallback}
          {products?.length === 0 && <p className={styles.none}>{formatEmptyTabMessage(tab)}</p>}
          {products && products.length > 0 && (
            // Another tab starts at its first page.
            <FeaturedPages
              key={tab}
              cards={products.map((product) => ({ id: product.id, card: renderCard(product) }))}
            />
          )}
          {products?.length !== 0 && (
            <p className={styles.all}>
              <Link to={paths.category(tab)}>
                All {CATEGORIES[tab].listingNoun.toLowerCase()}
                <Icon name="arrowRight" size={18} />
              </Link>
            </p>
          )}
        </Tabs>
      </div>
    </HomeSection>
  );
}
