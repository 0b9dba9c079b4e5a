import { useMemo, useState } from 'react';
import type { DeskProduct, DraftImage } from '#contract/desk/products/desk-product.ts';
import { type DraftProblem, findDraftProblems } from '#contract/desk/products/draft-problems.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useProduct } from '#desk/api/products.ts';
import { BackLink } from '#desk/elements/back-link.tsx';
import { useListAddress } from '#desk/elements/list/use-list-address.ts';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { EditorContext } from '../fields/editor-context.ts';
import { useUnreadable } from '../fields/use-unreadable.ts';
import { PicturePanel } from '../pictures/picture-panel.tsx';
import type { UploadedPicture } from '../pictures/upload-picture.ts';
import { useUploads } from '../pictures/use-uploads.ts';
import { ProductMarks } from '../product-marks.tsx';
import { ProductActions } from '../publishing/product-actions.tsx';
import { PublishPanel } from '../publishing/publish-panel.tsx';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { LeaveDialog } from '../saving/leave-dialog.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import { useAutosave } from '../saving/use-autosave.ts';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { TypeList } from '../types/type-list.tsx';
import styles from './editor.module.css';
import { EditorMessage } from './editor-message.tsx';
import { ProductFields } from './product-fields.tsx';

export function ProductEditor({ id }: { id: string }) {
  const product = useProduct(id);
  return (
    <>
      <BackLink to={useListAddress(deskPaths.products)}>Products</BackLink>
      <QueryView query={product} loading="Loading the product…" missing="There is no such product">
        {(data) => <LoadedEditor loaded={data} />}
      </QueryView>
    </>
  );
}

/** Everything that is typed is saved as a draft; customers see it after publishing. */
function LoadedEditor({ loaded }: { loaded: DeskProduct }) {
  const [view, autosave] = useAutosave(loaded);
  const { product, draft } = view;
  const [areProblemsShown, setProblemsShown] = useState(false);
  const [closedConflict, setClosedConflict] = useState<DeskProduct>();
  const theirs = view.save.kind === 'conflict' ? view.save.theirs : undefined;
  const [announcement, announce] = useState('');
  const [message, setMessage] = useState<{ text: string; hasLink: boolean }>();
  const [uploads, queue] = useUploads((picture, file) => {
    if (autosave.getView().draft.images.some(({ url }) => url === picture.url)) return 'This picture is here already.';
    autosave.change((current) => ({ ...current, images: [...current.images, toDraftImage(picture)] }));
    announce(`${file.name} was added.`);
    return undefined;
  });
  const isUploading = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const guard = useLeaveGuard(autosave, isUploading);
  const { unreadable, reportUnreadable } = useUnreadable();
  const problems = useMemo(() => mergeProblems(unreadable, findDraftProblems(draft)), [unreadable, draft]);
  const editor = useMemo(() => {
    const shown = areProblemsShown ? problems : [];
    const errors = new Map(shown.map((problem) => [problem.path, problem.message]));
    return { product, draft, change: autosave.change, errors, reportUnreadable, announce };
  }, [product, draft, autosave, problems, reportUnreadable, areProblemsShown]);
  return (
    <EditorContext value={editor}>
      <PageHead title={draft.title.trim() || 'Product without a title'} marks={<ProductMarks product={product} />} />
      <EditorMessage product={product} message={message} onClose={() => setMessage(undefined)} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <div className={styles.saved}>
            <SaveStatus
              view={view}
              onRetry={() => void autosave.flush()}
              onCompare={() => setClosedConflict(undefined)}
            />
          </div>
          <PublishPanel
            view={view}
            autosave={autosave}
            problems={problems}
            isUploading={isUploading}
            onShowProblems={() => setProblemsShown(true)}
            onPublished={() => setMessage({ text: 'Published. Customers see it now.', hasLink: true })}
          />
          <ProductActions
            product={product}
            autosave={autosave}
            onDone={(text) => setMessage({ text, hasLink: false })}
          />
        </div>
        <div className={styles.main}>
          <ProductFields />
          <TypeList />
          <PicturePanel uploads={uploads} queue={queue} />
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ConflictDialog
        view={view}
        autosave={autosave}
        isOpen={theirs !== closedConflict}
        onClose={() => setClosedConflict(theirs)}
      />
      <LeaveDialog guard={guard} isUploading={isUploading} />
    </EditorContext>
  );
}

/** One problem per field: a needed number that is unreadable is not also missing. */
const mergeProblems = (unreadable: readonly DraftProblem[], problems: readonly DraftProblem[]) => [
  ...unreadable,
  ...problems.filter(({ path }) => !unreadable.some((other) => other.path === path)),
];

/** A flat without its true width is the least that a picture can be. */
const toDraftImage = (picture: UploadedPicture): DraftImage => ({
  ...picture,
  kind: 'flat',
  hexCode: null,
  colorName: null,
});
