import type { Category } from '#domain/catalogue/category.ts';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import styles from '../product-panel.module.css';
import type { ConfiguredProduct } from '../use-configured-product.ts';

const COMMENTED: readonly Category[] = ['wallpaper', 'fabrics', 'canvas'];
/** What the server keeps of a comment. */
const COMMENT_LIMIT = 500;

export function OrderComment({ product, comment, writeComment }: ConfiguredProduct) {
  if (!COMMENTED.includes(product.category)) return null;
  return (
    <div className={styles.comment}>
      <Field label="Add Order Comment" optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            limit={COMMENT_LIMIT}
            value={comment}
            onChange={(event) => writeComment(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
