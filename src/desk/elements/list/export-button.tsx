import { useMutation } from '@tanstack/react-query';
import { ActionError } from '#desk/elements/action-error.tsx';
import { saveCsv } from '#desk/elements/save-file.ts';
import { Button } from '#ui/actions/button.tsx';

type ExportButtonProps = {
  load: () => Promise<{ csv: string; count: number; isComplete: boolean }>;
  fileName: string;
  /** What the file contains, for example 'orders'. */
  noun: string;
};

/** Downloads what is filtered, all pages of it. */
export function ExportButton({ load, fileName, noun }: ExportButtonProps) {
  const download = useMutation({ mutationFn: load, onSuccess: ({ csv }) => saveCsv(csv, fileName) });
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
