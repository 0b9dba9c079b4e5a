import { useState } from 'react';
import { listContentChanges } from '#contract/content/content-changes.ts';
import { type ContentDocuments, type ContentKey, isPolicyKey } from '#contract/content/content-keys.ts';
import { toPolicyVersion } from '#contract/content/policy-versions.ts';
import { type DeskContent, discardContentDraft, publishContent } from '#contract/desk/content.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ChangeTable } from '#desk/elements/changes/change-table.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { ConfirmDialog } from '#desk/elements/publishing/confirm-dialog.tsx';
import { useSaveBefore } from '#desk/elements/publishing/use-save-before.ts';
import type { Autosave } from '#desk/elements/saving/autosave.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { readContentConflict, useReloadContent } from '../content-queries.ts';
import styles from './content-editor.module.css';

type ContentAutosave = Pick<
  Autosave<DeskContent, ContentDocuments[ContentKey]>,
  'flush' | 'getView' | 'accept' | 'showConflict' | 'drop'
>;
type ContentDialogProps = {
  document: DeskContent;
  autosave: ContentAutosave;
  onClose: () => void;
  onDone: () => void;
};

/** A write other than saving: saves unsaved edits first and uses the resulting version. */
function useContentAction(
  endpoint: typeof publishContent | typeof discardContentDraft,
  { document: { key }, autosave }: ContentDialogProps,
  onStored: (document: DeskContent) => void,
) {
  const reload = useReloadContent();
  const action = useDeskAction(endpoint, (document) => {
    onStored(document);
    reload();
  });
  const { save, isSaving } = useSaveBefore(autosave);
  return {
    /** @param isSaveNeeded does nothing if saving fails; the save status explains it */
    async run(isSaveNeeded: boolean, note?: string): Promise<void> {
      const outcome = await save();
      if (outcome === 'ignored' || (isSaveNeeded && outcome === 'failed')) return;
      const onError = (error: unknown) => {
        const theirs = readContentConflict(error);
        if (theirs) autosave.showConflict(theirs);
      };
      const { version } = autosave.getView().document;
      action.mutate({ params: { key }, body: { version, ...(note && { note }) } }, { onError });
    },
    isBusy: isSaving || action.isPending,
    error: action.error,
  };
}

type PublishContentDialogProps = ContentDialogProps & { getProductTitle: (id: string) => string | undefined };

export function PublishContentDialog(props: PublishContentDialogProps) {
  const { document, autosave, getProductTitle, onClose, onDone } = props;
  const [note, setNote] = useState('');
  const { run, ...action } = useContentAction(publishContent, props, (stored) => {
    autosave.accept(stored);
    onDone();
  });
  return (
    <ConfirmDialog
      title="Publish these changes?"
      confirmLabel="Publish now"
      {...action}
      onClose={onClose}
      onConfirm={() => void run(true, note.trim())}
    >
      <ChangeTable
        changes={listContentChanges(document.published, document.draft ?? document.published, getProductTitle)}
        fromLabel="In the shop"
        toLabel="New"
      />
      <p>All customers will see it within a second.</p>
      {isPolicyKey(document.key) && (
        <>
          <p>
            It is version {toPolicyVersion(document.publishedNumber + 1)}, in force from now on. Earlier versions stay
            readable.
          </p>
          <Field label="What changed" hint="One sentence for customers, shown with the version and date." isOptional>
            {(control) => (
              <TextInput {...control} maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
            )}
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}

function DiscardContentDialog(props: ContentDialogProps) {
  const { autosave, onClose, onDone } = props;
  const { run, ...action } = useContentAction(discardContentDraft, props, (stored) => {
    autosave.drop(stored);
    onDone();
  });
  return (
    <ConfirmDialog
      title="Discard the changes?"
      confirmLabel="Discard"
      {...action}
      onClose={onClose}
      // Saves first, because a running save changes the version; a failed one doesn't matter.
      onConfirm={() => void run(false)}
    >
      <p>The editor goes back to what the shop shows. You can't undo this.</p>
    </ConfirmDialog>
  );
}

type ContentActionsProps = Pick<ContentDialogProps, 'document' | 'autosave'> & { onDone: (message: string) => void };

/** All actions on a document except saving and publishing. */
export function ContentActions({ document, autosave, onDone }: ContentActionsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title="More">
      <div className={styles.actions}>
        <ButtonLink variant="secondary" size="small" to={deskPaths.contentHistory(document.key)}>
          History
        </ButtonLink>
        {document.hasDraft && (
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            Discard changes
          </Button>
        )}
      </div>
      {isAsking && (
        <DiscardContentDialog
          document={document}
          autosave={autosave}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onDone('Changes discarded. This is what the shop shows.');
          }}
        />
      )}
    </Panel>
  );
}
