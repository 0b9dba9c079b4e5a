import { useState } from 'react';
import type { DraftProblem } from '#contract/desk/products/draft-problems.ts';
import { listProductChanges } from '#contract/desk/products/product-changes.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useCan } from '#desk/api/session.ts';
import { useListAddress } from '#desk/elements/list/use-list-address.ts';
import { Panel } from '#desk/elements/panel.tsx';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { focusField } from '../fields/editor-context.ts';
import type { Autosave, EditorView } from '../saving/autosave.ts';
import { PublishDialog } from './publish-dialog.tsx';
import styles from './publishing.module.css';

type PublishPanelProps = {
  view: EditorView;
  autosave: Autosave;
  problems: readonly DraftProblem[];
  /** Pictures on their way belong to what is published. */
  isUploading: boolean;
  onShowProblems: () => void;
  onPublished: () => void;
};

const UNCHANGED_NOTES: Readonly<Record<ProductState, string>> = {
  new: 'It was never published.',
  published: 'The shop shows everything as it is here.',
  hidden: 'It is hidden: the shop does not show it. ‘Show again’ puts it back on sale as it is here.',
  archived: 'It is archived: the shop does not show it. ‘Show again’ puts it back on sale as it is here.',
};

/** What is missing, and the way into the shop. */
export function PublishPanel(props: PublishPanelProps) {
  const { view, autosave, problems, isUploading, onShowProblems, onPublished } = props;
  const { product, draft } = view;
  const canPublish = useCan()('catalogue.publish');
  const list = useListAddress(deskPaths.products);
  const [isAsking, setAsking] = useState(false);
  const isChanged = !product.published || listProductChanges(product.published, draft).length > 0;
  const ask = async () => {
    onShowProblems();
    if (problems.length > 0) focusField(problems[0]?.path ?? '');
    else if (!isUploading && (await autosave.flush())) setAsking(true);
  };
  return (
    <Panel title="Publish">
      <ProblemList problems={problems} />
      {!isChanged && <p className={styles.note}>{UNCHANGED_NOTES[product.state]}</p>}
      {isUploading && <p className={styles.note}>Pictures are still on their way.</p>}
      {!canPublish && (
        <p className={styles.note}>Owners and managers can publish. Tell one of them when it is ready.</p>
      )}
      <div className={styles.actions}>
        {canPublish && isChanged && (
          <Button aria-disabled={isUploading || undefined} onClick={() => void ask()}>
            Publish
          </Button>
        )}
        <ButtonLink variant="secondary" to={deskPaths.productPreview(product.id)} state={{ list }}>
          Preview
        </ButtonLink>
      </div>
      {isAsking && (
        <PublishDialog
          product={product}
          autosave={autosave}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onPublished();
          }}
        />
      )}
    </Panel>
  );
}

const ProblemList = ({ problems }: { problems: readonly DraftProblem[] }) =>
  problems.length > 0 && (
    <div className={styles.problems}>
      <h3>Before you can publish</h3>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button type="button" onClick={() => focusField(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
