import { type ReactNode, useState } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category, emptyTabMessage, HOME_TAB_CATEGORIES } from '#domain/catalogue/category.ts';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { HomeSection } from '../home-section.tsx';
import styles from './featured-collection.module.css';
import { FeaturedPages } from './featured-pages.tsx';

const TABS = HOME_TAB_CATEGORIES.map((category) => ({ id: category, label: CATEGORIES[category].callName }));

type FeaturedCollectionProps = {
  /** `undefined` while they are not here yet. */
  productsOf: (category: Category) => readonly Product[] | undefined;
  /** Stands in their place until then. */
  meanwhile: ReactNode;
  renderCard: (product: Product) => ReactNode;
};

export function FeaturedCollection({ productsOf, meanwhile, renderCard }: FeaturedCollectionProps) {
  const [tab, setTab] = useState<Category>('wallpaper');
  const products = productsOf(tab);
  const select = (id: string) => setTab(HOME_TAB_CATEGORIES.find((category) => category === id) ?? tab);
  return (
    <HomeSection id="home-featured" title="Our Featured Collection">
      <div className={styles.tabs}>
        <Tabs label="Our Featured Collection" tabs={TABS} selected={tab} onSelect={select}>
          {products === undefined && meanwhile}
          {products?.length === 0 && <p className={styles.none}>{emptyTabMessage(tab)}</p>}
          {products && products.length > 0 && (
            // Another tab starts at its first page.
            <FeaturedPages
              key={tab}
              cards={products.map((product) => ({ id: product.id, card: renderCard(product) }))}
            />
          )}
          <p className={styles.all}>
            <Link to={paths.category(tab)}>
              All {CATEGORIES[tab].listingNoun.toLowerCase()}
              <Icon name="arrowRight" size={18} />
            </Link>
          </p>
        </Tabs>
      </div>
    </HomeSection>
  );
}
