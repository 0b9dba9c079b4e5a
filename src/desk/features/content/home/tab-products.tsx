import { useRef, useState } from 'react';
import { type HomeContent, MAX_TAB_PRODUCTS } from '#contract/content/home-content.ts';
import type { ContentTargets } from '#contract/desk/content.ts';
import { focusField } from '#desk/elements/fields/field-errors.ts';
import { MoveButtons } from '#desk/elements/ordering/move-buttons.tsx';
import { moveItem } from '#desk/elements/ordering/move-item.ts';
import { Panel } from '#desk/elements/panel.tsx';
import { type ChosenProduct, ProductSearch } from '#desk/elements/publishing/product-search.tsx';
import { useLostFocus } from '#desk/elements/use-lost-focus.ts';
import { CATEGORIES, HOME_TAB_CATEGORIES } from '#domain/catalogue/category.ts';
import { Button } from '#ui/actions/button.tsx';
import styles from './home.module.css';

type Tabs = HomeContent['tabs'];
type TabName = keyof Tabs;
const isTab = (category: string): category is TabName => category !== 'fabrics';
const TABS: readonly TabName[] = HOME_TAB_CATEGORIES.filter(isTab);

type TabProductsProps = {
  tabs: Tabs;
  /** Products of the saved draft; undefined until loaded. */
  products: ContentTargets['products'] | undefined;
  announce: (text: string) => void;
  onChange: (edit: (tabs: Tabs) => Tabs) => void;
};

/** Returns product titles by id, for the saved draft and for products chosen since. */
export function useProductTitles(products: ContentTargets['products'] | undefined) {
  const [chosen, setChosen] = useState<readonly ChosenProduct[]>([]);
  return {
    getTitle: (id: string): string =>
      [...chosen, ...(products ?? [])].find((product) => product.id === id)?.title ??
      (products ? 'Not on sale' : 'Title not loaded yet'),
    remember: (product: ChosenProduct) => setChosen((current) => [...current, product]),
  };
}

/** Chooses the products that each tab of 'Our Featured Collection' starts with. */
export function TabProducts({ tabs, products, announce, onChange }: TabProductsProps) {
  const { getTitle, remember } = useProductTitles(products);
  return (
    <Panel title="Our Featured Collection">
      <p className={styles.note}>
        Each tab shows {MAX_TAB_PRODUCTS} products: first the ones you choose here, then featured products of the
        category.
      </p>
      {TABS.map((tab) => (
        <ProductTab
          key={tab}
          tab={tab}
          ids={tabs[tab]}
          getTitle={getTitle}
          announce={announce}
          onChange={(edit) => onChange((current) => ({ ...current, [tab]: edit(current[tab]) }))}
          onChoose={remember}
        />
      ))}
    </Panel>
  );
}

type ProductTabProps = {
  tab: TabName;
  ids: readonly string[];
  getTitle: (id: string) => string;
  announce: (text: string) => void;
  onChange: (edit: (ids: readonly string[]) => string[]) => void;
  onChoose: (product: ChosenProduct) => void;
};

function ProductTab({ tab, ids, getTitle, announce, onChange, onChoose }: ProductTabProps) {
  const { name } = CATEGORIES[tab];
  const path = `tabs.${tab}`;
  const section = useRef<HTMLElement>(null);
  // A full tab has no search.
  useLostFocus(section, ids.length);
  const move = (id: string, from: number, to: number) => {
    onChange((current) => moveItem(current, from, to));
    announce(`${getTitle(id)} is now at position ${to + 1} of ${ids.length}.`);
  };
  const remove = (id: string) => {
    onChange((current) => current.filter((other) => other !== id));
    announce(`${getTitle(id)} was removed.`);
    // After the search field is rendered.
    requestAnimationFrame(() => focusField(path));
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.tab} aria-label={`${name} tab`}>
      <h3>{name}</h3>
      <ol className={styles.list}>
        {ids.map((id, index) => (
          <li key={id} className={styles.product}>
            <span>{getTitle(id)}</span>
            <MoveButtons
              name={getTitle(id)}
              entryKey={`${tab} ${id}`}
              index={index}
              count={ids.length}
              onMove={(to) => move(id, index, to)}
            />
            <div className={styles.end}>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove from the ${name} tab: ${getTitle(id)}`}
                onClick={() => remove(id)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {ids.length < MAX_TAB_PRODUCTS && (
        <ProductSearch
          label={`Add to the ${name} tab`}
          path={path}
          category={tab}
          excludedIds={ids}
          onChoose={(product) => {
            onChoose(product);
            onChange((current) => [...current, product.id]);
            announce(`${product.title} was added.`);
          }}
        />
      )}
    </section>
  );
}
