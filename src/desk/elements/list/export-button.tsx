import { useMutation } from '@tanstack/react-query';
import { ActionError } from '#desk/elements/action-error.tsx';
import { saveCsv } from '#desk/elements/save-file.ts';
import { Button } from '#ui/actions/button.tsx';

type ExportButtonProps = {
  load: () => Promise<{ csv: string; count: number; isComplete: boolean }>;
  fileName: string;
  /** The file's contents, for example 'orders'. */
  noun: string;
};

/** Downloads all pages of the filtered list. */
export function ExportButton({ load, fileName, noun }: ExportButtonProps) {
  const download = useMutation({ mutationFn: load, onSuccess: ({ csv }) => saveCsv(csv, fileName) });
  return (
    <>
      {download.data && !download.data.isComplete && (
        <p role="status">
          Only the first {download.data.count.toLocaleString('en-IN')} {noun} fit in the file.
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
