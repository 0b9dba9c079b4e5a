import { useContext, useState } from 'react';
import { EMPTY_PAGE } from '#contract/content/collection-defaults.ts';
import { type Collection, type CollectionPage, getSubCategoryPath } from '#contract/content/collections-content.ts';
import type { DeskSubCategory } from '#contract/desk/sub-categories.ts';
import { useCan } from '#desk/api/session.ts';
import { FieldErrors } from '#desk/elements/fields/field-errors.ts';
import fieldStyles from '#desk/elements/fields/fields.module.css';
import { DragHandle, MoveButtons } from '#desk/elements/ordering/move-buttons.tsx';
import { moveItem } from '#desk/elements/ordering/move-item.ts';
import { useDragOrder } from '#desk/elements/ordering/use-drag-order.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { sortBySlugs } from '#domain/catalogue/sub-category.ts';
import { Button } from '#ui/actions/button.tsx';
import entryStyles from '../home/home.module.css';
import styles from './collections.module.css';
import { PageFields } from './page-fields.tsx';
import { formatCounts } from './product-counts.ts';

type SubCategoryCardsProps = {
  category: Category;
  collection: Collection;
  subCategories: readonly DeskSubCategory[];
  announce: (text: string) => void;
  onOrder: (order: string[]) => void;
  onChange: (slug: string, changes: Partial<CollectionPage>) => void;
  onRename: (subCategory: DeskSubCategory) => void;
};

/** The sub-categories of one category, in the order of its tiles. */
export function SubCategoryCards(props: SubCategoryCardsProps) {
  const { category, collection, subCategories, announce, onOrder, onChange, onRename } = props;
  const sorted = sortBySlugs(subCategories, collection.order);
  const move = (from: number, to: number) => {
    const moved = sorted[from];
    if (!moved || to < 0) return;
    onOrder(moveItem(sorted, from, to).map(({ slug }) => slug));
    announce(`${moved.name} is now at position ${to + 1} of ${sorted.length}.`);
  };
  const findIndex = (slug: string) => sorted.findIndex((sub) => sub.slug === slug);
  const order = useDragOrder(category, (from, to) => move(findIndex(from), findIndex(to)));
  if (sorted.length === 0) return <p className={entryStyles.note}>This category has no products yet.</p>;
  return (
    <>
      <ol className={entryStyles.list}>
        {sorted.map((sub, index) => (
          <li key={sub.slug} className={entryStyles.card} {...order.getItemProps(sub.slug)}>
            <div className={entryStyles.head}>
              <DragHandle {...order.getHandleProps(sub.slug)} />
              <h3>{sub.name}</h3>
              <MoveButtons
                name={getFullName(category, sub)}
                entryKey={sub.slug}
                index={index}
                count={sorted.length}
                onMove={(to) => move(index, to)}
              />
            </div>
            <SubCategoryBody
              category={category}
              subCategory={sub}
              page={collection.subCategories[sub.slug] ?? EMPTY_PAGE}
              onChange={(changes) => onChange(sub.slug, changes)}
              onRename={() => onRename(sub)}
            />
          </li>
        ))}
      </ol>
      {collection.order.length > 0 && (
        <div className={fieldStyles.aligned}>
          <Button variant="quiet" size="small" onClick={() => onOrder([])}>
            Use the automatic order
          </Button>
        </div>
      )}
    </>
  );
}

/** Two categories may have a sub-category of the same name. */
const getFullName = (category: Category, { name }: DeskSubCategory): string => `${CATEGORIES[category].name}, ${name}`;

type SubCategoryBodyProps = {
  category: Category;
  subCategory: DeskSubCategory;
  page: CollectionPage;
  onChange: (changes: Partial<CollectionPage>) => void;
  onRename: () => void;
};

function SubCategoryBody({ category, subCategory, page, onChange, onRename }: SubCategoryBodyProps) {
  const canRename = useCan()('catalogue.publish');
  const name = getFullName(category, subCategory);
  const path = getSubCategoryPath(category, subCategory.slug);
  const hasProblem = [...useContext(FieldErrors).keys()].some((field) => field.startsWith(`${path}.`));
  const [isOpen, setOpen] = useState(false);
  // Stays open once the problem is solved, because somebody is typing there.
  if (hasProblem && !isOpen) setOpen(true);
  return (
    <>
      <p className={entryStyles.note}>{formatCounts(subCategory)}</p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-label={`Picture, text, video: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          Picture, text, video
        </Button>
        {canRename && (
          <Button variant="secondary" size="small" aria-label={`Rename: ${name}`} onClick={onRename}>
            Rename
          </Button>
        )}
      </div>
      {isOpen && (
        <PageFields
          path={path}
          name={name}
          pictureHint="On its round tile. Without one, the tile shows its first product."
          shippedVideo="No video"
          page={page}
          onChange={onChange}
        />
      )}
    </>
  );
}
