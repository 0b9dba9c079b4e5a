import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EditorBar } from '../editor/editor-layout.tsx';
import { focusField } from '../fields/field-errors.ts';
import type { AnyAutosave } from '../saving/autosave.ts';
import { focusSaveStatus } from '../saving/save-status.tsx';
import styles from './publishing.module.css';

/** `path` is the field in the draft. */
type Problem = { readonly path: string; readonly message: string };

type PublishPanelProps = {
  /** Whether the edits are saved. */
  status: ReactNode;
  autosave: AnyAutosave;
  problems: readonly Problem[];
  /** The draft differs from the published version. */
  isChanged: boolean;
  /** Shown if it doesn't differ. */
  unchangedNote?: string;
  isAllowed: boolean;
  /** Publishing waits for pictures that are still uploading. */
  isUploading: boolean;
  preview: { readonly to: string; readonly state?: unknown };
  onShowProblems: () => void;
  /** Renders the dialog that asks before publishing. */
  renderDialog: (close: () => void) => ReactNode;
};

/** Publishes, and lists the problems that block it. */
export function PublishPanel(props: PublishPanelProps) {
  const { status, autosave, problems, isChanged, isAllowed, isUploading, preview } = props;
  const { unchangedNote = 'Everything here is live in the shop.', onShowProblems, renderDialog } = props;
  const [isAsking, setAsking] = useState(false);
  const showProblem = (path: string) => {
    // A closed card has to render its fields first.
    flushSync(onShowProblems);
    focusField(path);
  };
  const ask = async () => {
    if (problems[0]) showProblem(problems[0].path);
    else if (isUploading) return;
    else if (await autosave.flush()) setAsking(true);
    else focusSaveStatus();
  };
  const isNoteShown = !isChanged && problems.length === 0;
  return (
    <>
      <EditorBar>
        {status}
        <div className={styles.actions}>
          {isAllowed && isChanged && (
            <Button size="small" aria-disabled={isUploading || undefined} onClick={() => void ask()}>
              Publish
            </Button>
          )}
          <ButtonLink variant="secondary" size="small" {...preview}>
            Preview
          </ButtonLink>
        </div>
      </EditorBar>
      {(problems.length > 0 || isNoteShown || isUploading || !isAllowed) && (
        <Panel title="Publish">
          <ProblemList problems={problems} onShow={showProblem} />
          {isNoteShown && <p className={styles.note}>{unchangedNote}</p>}
          {isUploading && <p className={styles.note}>Pictures are still uploading.</p>}
          {!isAllowed && (
            <p className={styles.note}>Only owners and managers can publish. Tell one of them when it's ready.</p>
          )}
        </Panel>
      )}
      {isAsking && renderDialog(() => setAsking(false))}
    </>
  );
}

type ProblemListProps = { problems: readonly Problem[]; onShow: (path: string) => void };

const ProblemList = ({ problems, onShow }: ProblemListProps) =>
  problems.length > 0 && (
    <div className={styles.problems}>
      <h3>Before you can publish</h3>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button type="button" onClick={() => onShow(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
