import { useId, useState } from 'react';
import { describeMissingParts, type ImportPreview, importProducts } from '#contract/desk/products/product-import.ts';
import { DeskError } from '#desk/api/desk-error.ts';
import { useReloadProducts } from '#desk/api/products.ts';
import { useCan } from '#desk/api/session.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ChangedProducts } from './changed-products.tsx';
import styles from './import-products.module.css';
import { formatLines } from './import-progress.tsx';
import { formatCounts, formatImportLabel, type ImportCounts } from './import-texts.ts';
import { ProblemList } from './problem-list.tsx';
import type { ImportFile } from './read-import-file.ts';

type ImportPreviewProps = {
  file: ImportFile;
  preview: ImportPreview;
  onReset: () => void;
  /** Called if somebody has changed the catalogue since the check. */
  onStale: () => void;
  onImported: (counts: ImportCounts) => void;
};

export function ImportPreviewPanel({ file, preview, onReset, onStale, onImported }: ImportPreviewProps) {
  const { addedCount, changedCount, unchangedCount, problemCount, products } = preview;
  const count = addedCount + changedCount;
  const hasProblems = problemCount > 0;
  return (
    <Panel
      title={file.name}
      action={
        <Button variant="secondary" size="small" onClick={onReset}>
          Choose another file
        </Button>
      }
    >
      <p role="status" className={styles.summary}>
        {hasProblems
          ? `${problemCount === 1 ? 'One problem' : `${problemCount.toLocaleString('en-IN')} problems`}, so nothing can be imported.`
          : `${formatCounts({ addedCount, changedCount })}, ${unchangedCount.toLocaleString('en-IN')} unchanged.`}
      </p>
      {hasProblems && <ProblemList preview={preview} />}
      {!hasProblems && count === 0 && <p>The shop already has everything in this file.</p>}
      {!hasProblems && count > 0 && (
        <>
          {describeMissingParts(preview).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <ImportButton file={file} preview={preview} onStale={onStale} onImported={onImported} />
          <ChangedProducts products={products} count={count} />
        </>
      )}
    </Panel>
  );
}

function ImportButton({ file, preview, onStale, onImported }: Omit<ImportPreviewProps, 'onReset'>) {
  const can = useCan();
  const statusId = useId();
  const [isAsking, setAsking] = useState(false);
  const reload = useReloadProducts();
  const run = useDeskAction(importProducts, (counts) => {
    reload();
    onImported(counts);
  });
  if (!can('catalogue.publish')) return <p>Your role can only check files. Ask an owner or a manager to import it.</p>;
  const start = () =>
    run.mutate(
      { body: { format: file.format, text: file.text, catalogueVersion: preview.catalogueVersion } },
      {
        onError: (error) => {
          if (error instanceof DeskError && error.status === 409 && !error.isStillRunning) onStale();
        },
      },
    );
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{formatImportLabel(preview)}</Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`${formatImportLabel(preview)}?`}
        isBusy={run.isPending}
        footer={
          <>
            <Button
              variant="secondary"
              aria-disabled={run.isPending || undefined}
              onClick={() => !run.isPending && setAsking(false)}
            >
              Close
            </Button>
            <Button isBusy={run.isPending} busyLabel="Importing…" onClick={start}>
              Import now
            </Button>
          </>
        }
      >
        <p>
          All of {file.name} goes on sale at once, or nothing does. Each product keeps its history, so that you can go
          back to what it was.
        </p>
        <div className={styles.progress}>
          <p id={statusId} role="status">
            {run.isPending &&
              (run.isStillRunning
                ? 'The import is still running. This page checks on it automatically, and nothing is imported twice.'
                : `Importing ${formatLines(file)}. This may take half a minute.`)}
          </p>
          {run.isPending && <progress aria-labelledby={statusId} />}
        </div>
        <ActionError error={run.error} />
      </Dialog>
    </div>
  );
}
