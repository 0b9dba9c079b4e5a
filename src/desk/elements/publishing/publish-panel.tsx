import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { focusField } from '../fields/field-errors.ts';
import type { AnyAutosave } from '../saving/autosave.ts';
import { focusSaveStatus } from '../saving/save-status.tsx';
import styles from './publishing.module.css';

/** `path` is the field in the draft. */
type Problem = { readonly path: string; readonly message: string };

type PublishPanelProps = {
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

/** Lists the problems that block publishing, and publishes. */
export function PublishPanel(props: PublishPanelProps) {
  const { autosave, problems, isChanged, isAllowed, isUploading, preview } = props;
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
  return (
    <Panel title="Publish">
      <ProblemList problems={problems} onShow={showProblem} />
      {!isChanged && problems.length === 0 && <p className={styles.note}>{unchangedNote}</p>}
      {isUploading && <p className={styles.note}>Pictures are still uploading.</p>}
      {!isAllowed && (
        <p className={styles.note}>Only owners and managers can publish. Tell one of them when it's ready.</p>
      )}
      <div className={styles.actions}>
        {isAllowed && isChanged && (
          <Button aria-disabled={isUploading || undefined} onClick={() => void ask()}>
            Publish
          </Button>
        )}
        <ButtonLink variant="secondary" {...preview}>
          Preview
        </ButtonLink>
      </div>
      {isAsking && renderDialog(() => setAsking(false))}
    </Panel>
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
