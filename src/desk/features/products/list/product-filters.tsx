import styles from '#desk/elements/list/list-tools.module.css';
import { CATEGORIES, CATEGORY_KEYS, parseCategory } from '#domain/catalogue/category.ts';
import { PRODUCT_SORTS, type ProductsView, parseSort } from './products-address.ts';

type ProductFiltersProps = { view: ProductsView; onChange: (change: Partial<ProductsView>) => void };

export const ProductFilters = ({ view, onChange }: ProductFiltersProps) => (
  <>
    <label className={styles.filter}>
      Category
      <select
        className={styles.control}
        value={view.category ?? ''}
        onChange={({ target }) => onChange({ category: parseCategory(target.value) ?? null })}
      >
        <option value="">Any</option>
        {CATEGORY_KEYS.map((category) => (
          <option key={category} value={category}>
            {CATEGORIES[category].name}
          </option>
        ))}
      </select>
    </label>
    <label className={styles.filter}>
      Sort
      <select
        className={styles.control}
        value={view.sort}
        onChange={({ target }) => onChange({ sort: parseSort(target.value) })}
      >
        {Object.entries(PRODUCT_SORTS).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  </>
);
