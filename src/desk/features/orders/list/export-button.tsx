import { useMutation } from '@tanstack/react-query';
import { exportOrders } from '#contract/desk/orders.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Button } from '#ui/actions/button.tsx';
import { type ListView, toFilter } from './list-address.ts';

/** Downloads what is filtered, all pages of it. */
export function ExportButton({ view }: { view: ListView }) {
  const download = useMutation({
    mutationFn: () => callDesk(exportOrders, { body: toFilter(view) }),
    onSuccess: ({ csv }) => saveFile(csv, `orders-${view.tab}.csv`),
  });
  return (
    <>
      {download.data && !download.data.isComplete && (
        <p role="status">Only the first {download.data.count.toLocaleString('en-IN')} orders fit into the file.</p>
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
