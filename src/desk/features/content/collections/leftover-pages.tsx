import { EMPTY_PAGE } from '#contract/content/collection-defaults.ts';
import { type Collection, type CollectionPage, getSubCategoryPath } from '#contract/content/collections-content.ts';
import type { DeskSubCategory } from '#contract/desk/sub-categories.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { Button } from '#ui/actions/button.tsx';
import { RemovedNote, useRemoved } from '../fields/removed-note.tsx';
import entryStyles from '../home/home.module.css';

type LeftoverPagesProps = {
  category: Category;
  collection: Collection;
  subCategories: readonly DeskSubCategory[];
  onChange: (slug: string, changes: Partial<CollectionPage>) => void;
};

/** Pages of sub-categories that have no products any more. */
export function LeftoverPages({ category, collection, subCategories, onChange }: LeftoverPagesProps) {
  const leftovers = Object.entries(collection.subCategories)
    .map(([slug, page]) => ({ id: slug, page }))
    .filter(({ id }) => !subCategories.some(({ slug }) => slug === id));
  const [removed, setRemoved] = useRemoved(leftovers);
  return (
    <>
      {leftovers.length > 0 && (
        <ul className={entryStyles.list} aria-label={`${CATEGORIES[category].name}: entries without a sub-category`}>
          {leftovers.map((entry, index) => (
            <li key={entry.id} className={entryStyles.product}>
              <span>‘{entry.id}’ has a picture, text or video here but no products, so customers don't see it.</span>
              <div className={entryStyles.end}>
                <Button
                  variant="quiet"
                  size="small"
                  data-path={`${getSubCategoryPath(category, entry.id)}.remove`}
                  aria-label={`Remove: ${CATEGORIES[category].name}, ${entry.id}`}
                  onClick={() => {
                    onChange(entry.id, EMPTY_PAGE);
                    setRemoved({ entry, index, name: `‘${entry.id}’` });
                  }}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <RemovedNote removed={removed} onUndo={() => removed && onChange(removed.entry.id, removed.entry.page)} />
    </>
  );
}
