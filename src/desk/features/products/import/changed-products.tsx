import type { ImportPreview } from '#contract/desk/products/product-import.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import styles from './import-products.module.css';

const MAX_SHOWN_CHANGES = 12;

type Product = ImportPreview['products'][number];

/** Lists the products that the import adds or changes. */
export const ChangedProducts = ({ products, count }: { products: readonly Product[]; count: number }) => (
  <>
    {products.length < count && <p className={styles.soft}>These are the first {products.length}.</p>}
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.id}>
          <p className={styles.line}>
            <b>{product.title}</b>
            <span>
              <Badge tone={product.isNew ? 'good' : 'calm'}>{product.isNew ? 'New' : 'Changed'}</Badge>{' '}
              {product.hasDraft && <Badge tone="accent">Unpublished changes</Badge>}
            </span>
          </p>
          {product.hasDraft && (
            <p className={styles.soft}>
              The unpublished changes stay. If you publish them later, they replace what the file changes.
            </p>
          )}
          <ChangeList changes={product.changes} />
        </li>
      ))}
    </ul>
  </>
);

const ChangeList = ({ changes }: { changes: Product['changes'] }) => (
  <dl className={styles.changes}>
    {changes.slice(0, MAX_SHOWN_CHANGES).map(({ label, from, to }) => (
      <div key={`${label} ${to}`}>
        <dt>{label}</dt>
        <dd>{formatChange(from, to)}</dd>
      </div>
    ))}
    {changes.length > MAX_SHOWN_CHANGES && (
      <div>
        <dt>and {changes.length - MAX_SHOWN_CHANGES} more</dt>
        <dd />
      </div>
    )}
  </dl>
);

const formatChange = (from: string, to: string): string => (from === '' ? to : `${from} → ${to || 'empty'}`);
