import { useState } from 'react';
import { renameInCollections } from '#contract/content/collections-content.ts';
import type { DeskSubCategoryList, RenamePlan } from '#contract/desk/sub-categories.ts';
import { DoneMessage } from '#desk/elements/editor/editor-layout.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { buildSubCategorySlug } from '#domain/catalogue/sub-category.ts';
import { useReloadContent } from '../content-queries.ts';
import type { ContentFields } from '../editor/content-editor.tsx';
import { changeCollection, changeSubCategory, getCollection } from './collection-draft.ts';
import styles from './collections.module.css';
import { LeftoverPages } from './leftover-pages.tsx';
import { PageFields } from './page-fields.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SubCategoryCards } from './sub-category-cards.tsx';
import { useSubCategoryList } from './sub-category-queries.ts';

type Fields = ContentFields<'collections'>;

/** The five categories with their sub-categories. */
export function CollectionsFields(fields: Fields) {
  return (
    <QueryView query={useSubCategoryList()} loading="Loading the sub-categories…">
      {(list) => <LoadedFields {...fields} list={list} />}
    </QueryView>
  );
}

/** The result of the last renaming. */
type Done = { readonly category: Category; readonly text: string };
type Renamed = { readonly category: Category; readonly slug: string; readonly name: string };

function LoadedFields(props: Fields & { list: DeskSubCategoryList }) {
  const { draft, change, flush, follow, announce, list } = props;
  const [renamed, setRenamed] = useState<Renamed>();
  const [done, setDone] = useState<Done>();
  const reload = useReloadContent();
  const finishRename = async ({ category, slug }: Renamed, plan: RenamePlan) => {
    const newSlug = buildSubCategorySlug(category, plan.newName);
    await follow((current) => renameInCollections(current, { category, oldSlug: slug, newSlug }));
    setRenamed(undefined);
    setDone({ category, text: `${plan.oldName} is now called ${plan.newName}.` });
    reload();
  };
  return (
    <>
      {list.categories.map(({ category, subCategories }) => (
        <Panel key={category} title={CATEGORIES[category].name}>
          <PageFields
            path={category}
            name={CATEGORIES[category].name}
            pictureHint="The wide picture below the tiles. If you don't choose one, the page shows the picture that comes with the shop."
            shippedVideo={CATEGORIES[category].hasVideo ? "The shop's video" : 'No video, as shipped'}
            page={getCollection(draft, category)}
            onChange={(changes) => change((current) => changeCollection(current, category, changes))}
          />
          {/* Gets the focus, because renaming replaces the card with its button. */}
          <DoneMessage message={done?.category === category && list} onClose={() => setDone(undefined)}>
            {done?.category === category && done.text}
          </DoneMessage>
          <SubCategoryCards
            category={category}
            collection={getCollection(draft, category)}
            subCategories={subCategories}
            announce={announce}
            onOrder={(order) => change((current) => changeCollection(current, category, { order }))}
            onChange={(slug, changes) => change((current) => changeSubCategory(current, category, slug, changes))}
            onRename={({ slug, name }) => {
              void flush();
              setRenamed({ category, slug, name });
            }}
          />
          <LeftoverPages
            category={category}
            collection={getCollection(draft, category)}
            subCategories={subCategories}
            onChange={(slug, changes) => change((current) => changeSubCategory(current, category, slug, changes))}
          />
        </Panel>
      ))}
      <OldAddresses redirects={list.redirects} />
      {renamed && (
        <RenameDialog
          {...renamed}
          onClose={() => setRenamed(undefined)}
          onRenamed={(plan) => finishRename(renamed, plan)}
        />
      )}
    </>
  );
}

const OldAddresses = ({ redirects }: Pick<DeskSubCategoryList, 'redirects'>) =>
  redirects.length > 0 && (
    <Panel title="Old addresses">
      <ul className={styles.redirects}>
        {redirects.map(({ oldAddress, newAddress }) => (
          <li key={oldAddress}>
            <code>{oldAddress}</code> leads to <code>{newAddress}</code>
          </li>
        ))}
      </ul>
    </Panel>
  );
