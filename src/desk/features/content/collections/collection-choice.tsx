import { paths } from '#contract/paths.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useSubCategoryList } from './sub-category-queries.ts';

type CollectionChoiceProps = { value: string; onChange: (address: string) => void };

/** Chooses the page of a category or sub-category. */
export function CollectionChoice({ value, onChange }: CollectionChoiceProps) {
  const { data } = useSubCategoryList();
  const options = data?.categories.flatMap(({ category, subCategories }) => [
    { value: paths.category(category), label: CATEGORIES[category].name },
    ...subCategories
      .filter(({ onSale }) => onSale > 0)
      .map(({ slug, name }) => ({
        value: paths.subCategory(category, slug),
        label: `${CATEGORIES[category].name}: ${name}`,
      })),
  ]);
  return (
    <Field label="Page">
      {(control) => (
        <Select
          {...control}
          options={options ?? [{ value, label: value }]}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
