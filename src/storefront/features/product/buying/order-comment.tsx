import type { Category } from '#domain/catalogue/category.ts';
import { MAX_ORDER_COMMENT_LENGTH } from '#domain/text/text-limits.ts';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from '../product-panel.module.css';

const CATEGORIES_WITH_COMMENT: readonly Category[] = ['wallpaper', 'fabrics', 'canvas'];

export function OrderComment({ product, comment, writeComment }: ProductConfigurator) {
  if (!CATEGORIES_WITH_COMMENT.includes(product.category)) return null;
  return (
    <div className={styles.comment}>
      <Field label="Add Order Comment" isOptional>
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            rows={2}
            limit={MAX_ORDER_COMMENT_LENGTH}
            value={comment}
            onChange={(event) => writeComment(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
