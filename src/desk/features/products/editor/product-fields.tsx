import { useSubCategoryNames } from '#desk/api/products.ts';
import fieldStyles from '#desk/elements/fields/fields.module.css';
import { LongTextField, TextField } from '#desk/elements/fields/text-field.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';

/** The fields shared by all types and colours. */
export function ProductFields() {
  const { draft, change } = useEditor();
  const subCategories = useSubCategoryNames(draft.category);
  return (
    <Panel title="Product" action={<span className={styles.note}>{CATEGORIES[draft.category].name}</span>}>
      <div className={fieldStyles.fields}>
        <TextField
          path="title"
          label="Title"
          value={draft.title}
          onChange={(title) => change((current) => ({ ...current, title }))}
        />
        <TextField
          path="subCategory"
          label="Sub-category"
          hint="Groups products in the menu. Choose one in use or type a new one."
          isOptional
          suggestions={subCategories.data ?? []}
          value={draft.subCategory ?? ''}
          onChange={(text) => change((current) => ({ ...current, subCategory: text === '' ? null : text }))}
        />
        <TextField
          path="slug"
          label="Short name"
          hint="The product code for search engines, such as vine-blossom. Leave it empty to make it from the title."
          isOptional
          value={draft.slug ?? ''}
          onChange={(text) => change((current) => ({ ...current, slug: text === '' ? null : text }))}
        />
      </div>
      <LongTextField
        path="orderComment"
        label="Description"
        value={draft.orderComment ?? ''}
        onChange={(text) => change((current) => ({ ...current, orderComment: text === '' ? null : text }))}
      />
      <Checkbox
        checked={draft.isFeatured}
        onChange={({ target }) => change((current) => ({ ...current, isFeatured: target.checked }))}
      >
        Featured on the home page
      </Checkbox>
    </Panel>
  );
}
