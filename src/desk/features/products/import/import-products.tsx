import { useRef, useState } from 'react';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useCan } from '#desk/api/session.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { NoPermission } from '#desk/elements/query-view.tsx';
import { useLostFocus } from '#desk/elements/use-lost-focus.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ColumnHelp } from './column-help.tsx';
import { ExportPanel } from './export-panel.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportPreviewPanel } from './import-preview.tsx';
import styles from './import-products.module.css';
import { ImportProgress } from './import-progress.tsx';
import { formatCounts, type ImportCounts } from './import-texts.ts';
import { useImportCheck } from './use-import-check.ts';

export const ImportProducts = () => (useCan()('catalogue.edit') ? <ImportPage /> : <NoPermission />);

/** Checks a file, previews its changes and imports it; also exports. */
function ImportPage() {
  const { state, check, checkFile, reset } = useImportCheck();
  const [imported, setImported] = useState<ImportCounts>();
  const [isStale, setStale] = useState(false);
  const part = useRef<HTMLElement>(null);
  useLostFocus(part, imported ?? state.step);
  const choose = (file: File) => {
    setImported(undefined);
    setStale(false);
    void checkFile(file);
  };
  return (
    <>
      <PageHead
        title="Import and export products"
        actions={
          <ButtonLink variant="secondary" size="small" to={deskPaths.products}>
            All products
          </ButtonLink>
        }
      />
      <section ref={part} tabIndex={-1} aria-label="Import" className={styles.part}>
        {isStale && (
          <p role="alert" className={styles.notice}>
            Someone changed the catalogue in the meantime, so nothing was imported. We've checked the file again: see
            what it changes now.
          </p>
        )}
        {imported && (
          <Done
            counts={imported}
            onAgain={() => {
              setImported(undefined);
              reset();
            }}
          />
        )}
        {!imported && state.step === 'choose' && (
          <Panel title="Import">
            <FileDrop onFile={choose} />
            {state.message !== undefined && (
              <p role="alert" className={styles.problem}>
                <Icon name="alert" size={18} />
                <span>{state.message}</span>
              </p>
            )}
            <ActionError error={state.error} />
            <ColumnHelp />
          </Panel>
        )}
        {!imported && state.step === 'checking' && (
          <Panel title="Import">
            <ImportProgress file={state.file} share={state.share} onStop={reset} />
          </Panel>
        )}
        {!imported && state.step === 'checked' && (
          <ImportPreviewPanel
            file={state.file}
            preview={state.preview}
            onReset={() => {
              setStale(false);
              reset();
            }}
            onStale={() => {
              setStale(true);
              check(state.file);
            }}
            onImported={(counts) => {
              setStale(false);
              setImported(counts);
            }}
          />
        )}
      </section>
      <ExportPanel />
    </>
  );
}

const Done = ({ counts, onAgain }: { counts: ImportCounts; onAgain: () => void }) => (
  <Panel title="Imported">
    <p role="status" className={styles.summary}>
      {formatCounts(counts)}. The shop shows them now.
    </p>
    <div className={styles.buttons}>
      <ButtonLink size="small" to={`${deskPaths.products}?sort=changed`}>
        See what changed
      </ButtonLink>
      <Button variant="secondary" size="small" onClick={onAgain}>
        Import another file
      </Button>
    </div>
  </Panel>
);
