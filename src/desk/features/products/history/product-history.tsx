import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { type listProductHistory, revertProduct } from '#contract/desk/products/products.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import {
  readProductConflict,
  useProduct,
  useProductHistory,
  useReloadProducts,
  useStoreProduct,
} from '#desk/api/products.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { BackLink } from '#desk/elements/back-link.tsx';
import { VersionList } from '#desk/elements/history/version-list.tsx';
import { useListAddress } from '#desk/elements/list/use-list-address.ts';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { dropUnsaved, getEditedDraft, hasUnsaved } from '../editor/product-draft.ts';

type HistoryEntry = DeskData<typeof listProductHistory>['entries'][number];

/** Lists the published versions, each with a button that reverts to it. */
export function ProductHistory({ id }: { id: string }) {
  const product = useProduct(id);
  const list = useListAddress(deskPaths.products);
  return (
    <>
      <BackLink to={deskPaths.product(id)} state={{ list }}>
        Back to the editor
      </BackLink>
      <QueryView query={product} loading="Loading the history…" missing="Product not found">
        {(data) => <LoadedHistory product={data} />}
      </QueryView>
    </>
  );
}

function LoadedHistory({ product }: { product: DeskProduct }) {
  const history = useProductHistory(product.id);
  return (
    <>
      <PageHead title={`History of ${getEditedDraft(product).title}`} />
      <QueryView query={history} loading="Loading the history…">
        {({ entries }) =>
          entries.length === 0 ? (
            <StatusMessage
              title="Nothing published in the desk yet"
              text="Each time you publish, an entry appears here."
            />
          ) : (
            <EntryList product={product} entries={entries} />
          )
        }
      </QueryView>
    </>
  );
}

function EntryList({ product, entries }: { product: DeskProduct; entries: readonly HistoryEntry[] }) {
  const navigateTo = useNavigateTo();
  const list = useListAddress(deskPaths.products);
  const storeProduct = useStoreProduct();
  const reload = useReloadProducts();
  const action = useDeskAction(revertProduct, (reverted) => {
    // Unsaved edits belong to the replaced draft.
    dropUnsaved(reverted.id);
    storeProduct(reverted);
    reload();
    navigateTo(deskPaths.product(reverted.id), { state: { list } });
  });
  const revert = (entryId: string, onRefused: () => void) => {
    const onError = (error: unknown) => {
      onRefused();
      const current = readProductConflict(error);
      if (!current) return;
      storeProduct(current);
      reload();
    };
    action.mutate({ params: { id: product.id }, body: { version: product.version, entryId } }, { onError });
  };
  return (
    <>
      <RevertError error={action.error} />
      <VersionList
        versions={entries.map((entry) => ({ ...entry, title: capitalise(entry.action) }))}
        hasDraft={product.draft !== null || hasUnsaved(product.id)}
        isBusy={action.isPending}
        onRevert={revert}
      />
    </>
  );
}

/** After a conflict, the page shows the current product. */
function RevertError({ error }: { error: unknown }) {
  const current = readProductConflict(error);
  if (!current) return <ActionError error={error} />;
  return (
    <p role="alert">
      {current.changedBy ?? 'Somebody'} changed this product in the meantime, so nothing was done. It's up to date now:
      choose the version again.
    </p>
  );
}

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
