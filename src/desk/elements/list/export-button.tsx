import { useMutation } from '@tanstack/react-query';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Button } from '#ui/actions/button.tsx';

type ExportButtonProps = {
  load: () => Promise<{ csv: string; count: number; isComplete: boolean }>;
  fileName: string;
  /** What the file contains, for example 'orders'. */
  noun: string;
};

/** Downloads what is filtered, all pages of it. */
export function ExportButton({ load, fileName, noun }: ExportButtonProps) {
  const download = useMutation({ mutationFn: load, onSuccess: ({ csv }) => saveFile(csv, fileName) });
  return (
    <>
      {download.data && !download.data.isComplete && (
        <p role="status">
          Only the first {download.data.count.toLocaleString('en-IN')} {noun} fit into the file.
        </p>
      )}
      <ActionError error={download.error} />
      <Button
        variant="secondary"
        size="small"
        isBusy={download.isPending}
        busyLabel="Preparing…"
        onClick={() => download.mutate()}
      >
        Download CSV
      </Button>
    </>
  );
}

/** The mark at the beginning tells spreadsheets that the text is UTF-8. */
function saveFile(csv: string, name: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv.replace(/^\uFEFF/, '')], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
