import { useCallback, useMemo, useState } from 'react';
import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { listProductChanges } from '#contract/desk/products/product-changes.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useProduct } from '#desk/api/products.ts';
import { useCan, useCurrentStaff } from '#desk/api/session.ts';
import { BackLink } from '#desk/elements/back-link.tsx';
import { EditorLayout } from '#desk/elements/editor/editor-layout.tsx';
import { FieldErrors } from '#desk/elements/fields/field-errors.ts';
import { ReplacementCount, UnreadableFields } from '#desk/elements/fields/unreadable-fields.ts';
import { useListAddress } from '#desk/elements/list/use-list-address.ts';
import { PageHead } from '#desk/elements/page-head.tsx';
import { PublishPanel } from '#desk/elements/publishing/publish-panel.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { DraftConflictDialog, useShownConflict } from '#desk/elements/saving/draft-conflict-dialog.tsx';
import { LeaveDialog } from '#desk/elements/saving/leave-dialog.tsx';
import { SaveStatus } from '#desk/elements/saving/save-status.tsx';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { PicturePanel } from '../pictures/picture-panel.tsx';
import { ProductMarks } from '../product-marks.tsx';
import { ProductActions } from '../publishing/product-actions.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { TypeList } from '../types/type-list.tsx';
import { describeRebase, listConflictChanges } from './conflicts.ts';
import { EditorContext } from './editor-context.ts';
import { EditorMessage, type Message } from './editor-message.tsx';
import { type ProductAutosave, useProductDraft } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { useDraftProblems } from './use-draft-problems.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

export function ProductEditor({ id }: { id: string }) {
  const product = useProduct(id);
  return (
    <>
      <BackLink to={useListAddress(deskPaths.products)}>Products</BackLink>
      <QueryView query={product} loading="Loading the product…" missing="Product not found">
        {(data) => <LoadedEditor loaded={data} />}
      </QueryView>
    </>
  );
}

/** Saves all edits as a draft; customers see them after publishing. */
function LoadedEditor({ loaded }: { loaded: DeskProduct }) {
  const [message, setMessage] = useState<Message>();
  const { id } = useCurrentStaff();
  const [view, autosave] = useProductDraft(loaded, (before, after) => {
    const text = describeRebase(before, after, id);
    if (text !== undefined) setMessage({ text, isLasting: true });
  });
  const { document: product, draft } = view;
  const change: ProductAutosave['change'] = useCallback(
    (edit) => {
      // Others report an action that this edit makes out of date.
      setMessage((current) => (current?.isLasting ? current : undefined));
      autosave.change(edit);
    },
    [autosave],
  );
  const canPublish = useCan()('catalogue.publish');
  const conflict = useShownConflict<DeskProduct>(view);
  const [announcement, announce] = useState('');
  const { uploads, queue, isUploading, guard } = usePictureUploads(autosave, change, announce);
  const { problems, errors, showErrors, reportUnreadable } = useDraftProblems(draft);
  const editor = useMemo(() => ({ product, draft, change, announce }), [product, draft, change]);
  const list = useListAddress(deskPaths.products);
  return (
    <EditorContext value={editor}>
      <PageHead title={draft.title.trim() || 'Product without a title'} marks={<ProductMarks product={product} />} />
      <EditorMessage product={product} message={message} onClose={() => setMessage(undefined)} />
      <FieldErrors value={errors}>
        <EditorLayout
          aside={
            <>
              <PublishPanel
                status={
                  <SaveStatus
                    view={view}
                    object="this product"
                    onRetry={() => void autosave.flush()}
                    onCompare={conflict.reopen}
                  />
                }
                autosave={autosave}
                problems={problems}
                isChanged={!product.published || listProductChanges(product.published, draft).length > 0}
                isAllowed={canPublish}
                isUploading={isUploading}
                preview={{ to: deskPaths.productPreview(product.id), state: { list } }}
                unchangedNote={UNCHANGED_NOTES[product.state]}
                onShowProblems={showErrors}
                renderDialog={(close) => (
                  <PublishDialog
                    product={product}
                    autosave={autosave}
                    onClose={close}
                    onDone={() => {
                      close();
                      setMessage({ text: 'Published. Customers see it now.', hasLink: true });
                    }}
                  />
                )}
              />
              <ProductActions product={product} autosave={autosave} onDone={(text) => setMessage({ text })} />
            </>
          }
        >
          <UnreadableFields value={reportUnreadable}>
            <ReplacementCount value={view.replacementCount}>
              <ProductFields />
              <TypeList />
              <PicturePanel uploads={uploads} queue={queue} />
            </ReplacementCount>
          </UnreadableFields>
        </EditorLayout>
      </FieldErrors>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {conflict.theirs && (
        <DraftConflictDialog
          object="this product"
          theirs={conflict.theirs}
          changes={listConflictChanges({ ...product, draft }, conflict.theirs)}
          onTakeTheirs={autosave.takeTheirs}
          onKeepMine={autosave.keepMine}
          onClose={conflict.close}
        />
      )}
      <LeaveDialog guard={guard} isUploading={isUploading} />
    </EditorContext>
  );
}

const UNCHANGED_NOTES: Readonly<Record<ProductState, string>> = {
  new: 'It has never been published.',
  published: 'Everything here is live in the shop.',
  hidden: "It's hidden, so the shop doesn't show it. ‘Show again’ puts it back on sale as you see it here.",
  archived: "It's archived, so the shop doesn't show it. ‘Show again’ puts it back on sale as you see it here.",
};
