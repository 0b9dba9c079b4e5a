import { EMPTY_PAGE } from '#contract/content/collection-defaults.ts';
import { type Collection, type CollectionPage, getSubCategoryPath } from '#contract/content/collections-content.ts';
import type { DeskSubCategory } from '#contract/desk/collections.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { Button } from '#ui/actions/button.tsx';
import entryStyles from '../home/home.module.css';

type LeftoverPagesProps = {
  category: Category;
  collection: Collection;
  subCategories: readonly DeskSubCategory[];
  onChange: (slug: string, changes: Partial<CollectionPage>) => void;
};

/** What was entered for sub-categories that no product has any more. */
export function LeftoverPages({ category, collection, subCategories, onChange }: LeftoverPagesProps) {
  const slugs = Object.keys(collection.subCategories).filter(
    (slug) => !subCategories.some((subCategory) => subCategory.slug === slug),
  );
  if (slugs.length === 0) return null;
  return (
    <ul className={entryStyles.list} aria-label={`${CATEGORIES[category].name}: entries without a sub-category`}>
      {slugs.map((slug) => (
        <li key={slug} className={entryStyles.product}>
          <span>‘{slug}’ has a picture, text or video here, but no product is in it. Customers don’t see it.</span>
          <div className={entryStyles.end}>
            <Button
              variant="quiet"
              size="small"
              data-path={`${getSubCategoryPath(category, slug)}.remove`}
              aria-label={`Remove: ${CATEGORIES[category].name}, ${slug}`}
              onClick={() => onChange(slug, EMPTY_PAGE)}
            >
              Remove
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
