import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { listContentChanges } from '#contract/content/content-changes.ts';
import type { ContentDocuments, ContentKey } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import type { ContentTargets, DeskContent } from '#contract/desk/content.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { BackLink } from '#desk/elements/back-link.tsx';
import { DoneMessage, EditorLayout } from '#desk/elements/editor/editor-layout.tsx';
import { FieldErrors } from '#desk/elements/fields/field-errors.ts';
import { ReplacementCount } from '#desk/elements/fields/unreadable-fields.ts';
import { PageHead } from '#desk/elements/page-head.tsx';
import { PublishPanel } from '#desk/elements/publishing/publish-panel.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { DraftConflictDialog, useShownConflict } from '#desk/elements/saving/draft-conflict-dialog.tsx';
import { LeaveDialog } from '#desk/elements/saving/leave-dialog.tsx';
import { SaveStatus } from '#desk/elements/saving/save-status.tsx';
import { useLeaveGuard } from '#desk/elements/saving/use-leave-guard.ts';
import { readContent, useContent, useContentTargets } from '../content-queries.ts';
import { ContentActions, PublishContentDialog } from './content-actions.tsx';
import { getEditedContent, useContentDraft } from './content-draft.ts';
import { HiddenEntries } from './hidden-entries.tsx';
import { UploadTracker } from './upload-tracker.ts';

/** The props of a document's fields. */
export type ContentFields<Key extends ContentKey> = {
  readonly draft: ContentDocuments[Key];
  readonly change: (edit: (draft: ContentDocuments[Key]) => ContentDocuments[Key]) => void;
  /** Saves unsaved edits before an action that also changes the stored document. */
  readonly flush: () => Promise<boolean>;
  /** Loads the document after such an action; `repeat` applies the action to unsaved edits. */
  readonly follow: (repeat: (draft: ContentDocuments[Key]) => ContentDocuments[Key]) => Promise<void>;
  /** Announces moved and removed entries to screen readers. */
  readonly announce: (text: string) => void;
  /** Products named in the saved draft; undefined until loaded. */
  readonly products: ContentTargets['products'] | undefined;
};

type ContentEditorProps<Key extends ContentKey> = {
  contentKey: Key;
  children: (fields: ContentFields<Key>) => ReactNode;
};

/** Edits one document: draft, publishing, conflicts and a link to its history. `children` renders its fields. */
export function ContentEditor<Key extends ContentKey>({ contentKey, children }: ContentEditorProps<Key>) {
  const content = useContent(contentKey);
  return (
    <>
      <BackLink to={deskPaths.content}>Content</BackLink>
      <QueryView query={content} loading="Loading the content…">
        {(loaded) => (
          <LoadedEditor loaded={loaded} contentKey={contentKey}>
            {children}
          </LoadedEditor>
        )}
      </QueryView>
    </>
  );
}

const OBJECT = 'this page';

function LoadedEditor<Key extends ContentKey>(props: ContentEditorProps<Key> & { loaded: DeskContent }) {
  const { loaded, contentKey, children } = props;
  const [view, autosave] = useContentDraft(loaded, contentKey);
  const { document, draft } = view;
  const { findProblems, name } = contentKinds[contentKey];
  const conflict = useShownConflict<DeskContent>(view);
  const [areProblemsShown, setProblemsShown] = useState(false);
  const [announcement, announce] = useState('');
  const [message, setMessage] = useState('');
  const [isUploading, tracker] = useUploadTracker();
  const guard = useLeaveGuard(autosave, isUploading);
  const targets = useContentTargets(contentKey, document.version);
  const getProductTitle = (id: string) => targets.data?.products.find((product) => product.id === id)?.title;
  const change: ContentFields<Key>['change'] = (edit) => {
    // It reports an action that this edit makes out of date.
    setMessage('');
    autosave.change(edit);
  };
  const follow: ContentFields<Key>['follow'] = async (repeat) => {
    const stored = await readContent(contentKey).catch(() => undefined);
    const isSaved = autosave.getView().save.kind === 'saved';
    if (stored && isSaved) autosave.accept(stored);
    else change(repeat);
    if (stored && !isSaved) autosave.showConflict(stored);
  };
  const problems = useMemo(() => findProblems(draft), [draft, findProblems]);
  const errors = useMemo(
    () => new Map(areProblemsShown ? problems.map((problem) => [problem.path, problem.message]) : []),
    [problems, areProblemsShown],
  );
  return (
    <FieldErrors value={errors}>
      <UploadTracker value={tracker}>
        <PageHead title={name} />
        <DoneMessage message={message} onClose={() => setMessage('')}>
          {message}
        </DoneMessage>
        <EditorLayout
          aside={
            <>
              <PublishPanel
                status={
                  <SaveStatus
                    view={view}
                    object={OBJECT}
                    onRetry={() => void autosave.flush()}
                    onCompare={conflict.reopen}
                  />
                }
                autosave={autosave}
                problems={problems}
                isChanged={listContentChanges(document.published, draft).length > 0}
                isAllowed
                isUploading={isUploading}
                preview={{ to: deskPaths.contentPreview(contentKey) }}
                onShowProblems={() => setProblemsShown(true)}
                renderDialog={(close) => (
                  <PublishContentDialog
                    document={document}
                    autosave={autosave}
                    getProductTitle={getProductTitle}
                    onClose={close}
                    onDone={() => {
                      close();
                      setMessage('Published. Customers see it now.');
                    }}
                  />
                )}
              />
              <HiddenEntries query={targets} />
              <ContentActions document={document} autosave={autosave} onDone={setMessage} />
            </>
          }
        >
          <ReplacementCount value={view.replacementCount}>
            {children({
              draft,
              change,
              flush: autosave.flush,
              follow,
              announce,
              products: targets.data?.products,
            })}
          </ReplacementCount>
        </EditorLayout>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        {conflict.theirs && (
          <DraftConflictDialog
            object={OBJECT}
            theirs={conflict.theirs}
            changes={listContentChanges(draft, getEditedContent(conflict.theirs), getProductTitle)}
            onTakeTheirs={autosave.takeTheirs}
            onKeepMine={autosave.keepMine}
            onClose={conflict.close}
          />
        )}
        <LeaveDialog guard={guard} isUploading={isUploading} />
      </UploadTracker>
    </FieldErrors>
  );
}

/** True while any field is uploading a picture. */
function useUploadTracker() {
  const [paths, setPaths] = useState<readonly string[]>([]);
  const track = useCallback(
    (path: string, isUploading: boolean) =>
      setPaths((current) => {
        const others = current.filter((other) => other !== path);
        return isUploading ? [...others, path] : others.length === current.length ? current : others;
      }),
    [],
  );
  return [paths.length > 0, track] as const;
}
