import { getErrorText } from '#desk/api/desk-error.ts';
import { useCurrentStaff } from '#desk/api/session.ts';
import { formatIndiaClock } from '#domain/time/india-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Edited, EditorView } from './autosave.ts';
import styles from './saving.module.css';

type View = EditorView<Edited & { readonly draft: unknown }, unknown>;
type SaveStatusProps = {
  view: View;
  /** Names the document, such as 'this product'. */
  object: string;
  onRetry: () => void;
  onCompare: () => void;
};

const STATUS_ID = 'save-status';

export const focusSaveStatus = (): void => document.getElementById(STATUS_ID)?.focus({ preventScroll: true });

/** Shows whether the edits are saved. */
export function SaveStatus({ view, object, onRetry, onCompare }: SaveStatusProps) {
  const { id } = useCurrentStaff();
  return (
    <div id={STATUS_ID} tabIndex={-1} className={styles.status} data-state={view.save.kind}>
      <p role="status">
        {view.save.kind === 'failed' && <Icon name="alert" size={18} />}
        <span>{describeSave(view, object, id)}</span>
      </p>
      {view.save.kind === 'failed' && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
      {view.save.kind === 'conflict' && (
        <Button variant="secondary" size="small" onClick={onCompare}>
          Compare both versions
        </Button>
      )}
    </div>
  );
}

function describeSave({ document, save }: View, object: string, ownId: string): string {
  if (save.kind === 'failed') return `Not saved: ${getErrorText(save.error)} Your changes are still here.`;
  if (save.kind === 'conflict')
    return save.theirs.changedById === ownId
      ? `Not saved: you changed ${object} in another tab or window.`
      : `Not saved: someone else changed ${object}.`;
  if (save.kind !== 'saved') return 'Saving…';
  if (!document.draft) return 'No unpublished changes.';
  return document.changedAt ? `Saved as draft, ${formatIndiaClock(document.changedAt)}` : 'Saved as draft';
}
