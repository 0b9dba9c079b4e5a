import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import cardStyles from '#desk/elements/list/list-cards.module.css';
import tableStyles from '#desk/elements/list/list-table.module.css';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { Link } from '#ui/actions/link.tsx';
import { Changed, formatCounts, formatPlace, LowestRate, ProductPicture, ProductRowMarks } from './product-cells.tsx';
import styles from './product-table.module.css';
import type { ProductSelection } from './use-product-selection.ts';

type ProductRowsProps = { products: readonly DeskProductRow[]; selection: ProductSelection; address: string };

export const ProductTable = ({ products, selection, address }: ProductRowsProps) => (
  <div className={tableStyles.scroller}>
    <table className={`${tableStyles.table} ${styles.table}`}>
      <thead>
        <tr>
          {selection.isOffered && (
            <th scope="col" className={styles.tick}>
              <TickAll products={products} selection={selection} textClass="visually-hidden" />
            </th>
          )}
          <th scope="col">Product</th>
          <th scope="col">State</th>
          <th scope="col">Category</th>
          <th scope="col">Lowest rate</th>
          <th scope="col">Types</th>
          <th scope="col">Colours</th>
          <th scope="col">Changed</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id} className={selection.has(product.id) ? styles.selected : undefined}>
            {selection.isOffered && (
              <td className={styles.tick}>
                <Tick product={product} selection={selection} />
              </td>
            )}
            <td>
              <span className={styles.product}>
                <ProductPicture product={product} />
                <Link to={deskPaths.product(product.id)} state={{ list: address }} className={styles.title}>
                  {product.title || 'Without a title'}
                </Link>
              </span>
            </td>
            <td>
              <span className={cardStyles.marks}>
                <ProductRowMarks product={product} />
              </span>
            </td>
            <td>
              {CATEGORIES[product.category].name}
              {product.subCategory !== null && <small>{product.subCategory}</small>}
            </td>
            <td>
              <LowestRate product={product} />
            </td>
            <td>{product.typeCount}</td>
            <td>{product.colourCount}</td>
            <td>
              <Changed product={product} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The list on narrow screens. */
export const ProductCards = ({ products, selection, address }: ProductRowsProps) => (
  <>
    {selection.isOffered && <TickAll className={styles.all} products={products} selection={selection} />}
    <ul className={cardStyles.cards}>
      {products.map((product) => (
        <li key={product.id} className={cardStyles.card}>
          <Link to={deskPaths.product(product.id)} state={{ list: address }} className={cardStyles.link}>
            <span className={styles.cardTop}>
              <ProductPicture product={product} />
              <span className={styles.cardText}>
                <b>{product.title || 'Without a title'}</b>
                <span className={cardStyles.soft}>{formatPlace(product)}</span>
                <span className={cardStyles.soft}>{formatCounts(product)}</span>
              </span>
              <LowestRate product={product} />
            </span>
            <span className={cardStyles.marks}>
              <ProductRowMarks product={product} />
            </span>
          </Link>
          {selection.isOffered && <Tick className={styles.cardTick} product={product} selection={selection} />}
        </li>
      ))}
    </ul>
  </>
);

type TickAllProps = Pick<ProductRowsProps, 'products' | 'selection'> & {
  className?: string | undefined;
  textClass?: string;
};

const TickAll = ({ products, selection, className, textClass }: TickAllProps) => (
  <label className={className}>
    <input type="checkbox" checked={selection.selected.length === products.length} onChange={selection.toggleAll} />
    <span className={textClass}>Select all products on this page</span>
  </label>
);

type TickProps = { className?: string | undefined; product: DeskProductRow; selection: ProductSelection };

const Tick = ({ className, product, selection }: TickProps) => (
  <label className={className}>
    <input
      type="checkbox"
      aria-label={`Select ${product.title || 'the product without a title'}`}
      checked={selection.has(product.id)}
      onChange={() => selection.toggle(product.id)}
    />
  </label>
);
