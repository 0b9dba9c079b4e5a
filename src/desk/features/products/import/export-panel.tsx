import { useMutation } from '@tanstack/react-query';
import { exportProducts, type ImportFormat } from '#contract/desk/products/product-import.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { saveCsv, saveJson } from '#desk/elements/save-file.ts';
import { Button } from '#ui/actions/button.tsx';
import styles from './import-products.module.css';

type Content = 'products' | 'template';

/** Downloads all products on sale, or a template with examples. */
export const ExportPanel = () => (
  <>
    <Panel title="Export">
      <p>All products on sale. You can edit the file and import it again; unchanged, it changes nothing.</p>
      <div className={styles.buttons}>
        <DownloadButton format="csv" content="products" label="Export as CSV" />
        <DownloadButton format="json" content="products" label="Export as JSON" />
      </div>
    </Panel>
    <Panel title="Template">
      <p>One example per category, with every column.</p>
      <div className={styles.buttons}>
        <DownloadButton format="csv" content="template" label="Template as CSV" />
        <DownloadButton format="json" content="template" label="Template as JSON" />
      </div>
    </Panel>
  </>
);

function DownloadButton({ format, content, label }: { format: ImportFormat; content: Content; label: string }) {
  const download = useMutation({
    mutationFn: () => callDesk(exportProducts, { body: { format, content } }),
    onSuccess: ({ text }) => (format === 'csv' ? saveCsv : saveJson)(text, `${content}.${format}`),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isBusy={download.isPending}
        busyLabel="Preparing…"
        onClick={() => download.mutate()}
      >
        {label}
      </Button>
      <ActionError error={download.error} />
    </>
  );
}
